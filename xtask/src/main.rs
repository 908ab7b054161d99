//! The project's own chores: set-up, build, checks, tests.
fn main() {}
