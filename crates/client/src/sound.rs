//! The sounds of a game, made on the spot: wood on wood.

use std::cell::OnceCell;

use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, BiquadFilterType};

/// Something to be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// A piece is set down.
    Move,
    /// A piece is set down on another.
    Capture,
    /// A move that gives check.
    Check,
    /// The game is over.
    End,
}

/// One knock of wood.
struct Knock {
    /// Seconds after the start.
    at: f64,
    /// The pitch of the clack, in hertz.
    pitch: f32,
    /// How loud, 0 to 1.
    gain: f32,
    /// Seconds until it has died away.
    decay: f64,
}

const fn knock(at: f64, pitch: f32, gain: f32, decay: f64) -> Knock {
    Knock { at, pitch, gain, decay }
}

impl Sound {
    const fn knocks(self) -> &'static [Knock] {
        match self {
            Self::Move => const { &[knock(0.0, 1150.0, 0.55, 0.07)] },
            Self::Capture => const { &[knock(0.0, 900.0, 0.9, 0.09), knock(0.035, 1300.0, 0.5, 0.07)] },
            Self::Check => {
                const {
                    &[
                        knock(0.0, 1150.0, 0.7, 0.07),
                        knock(0.12, 1900.0, 0.6, 0.1),
                        knock(0.22, 1900.0, 0.6, 0.14),
                    ]
                }
            }
            Self::End => {
                const { &[knock(0.0, 700.0, 0.8, 0.16), knock(0.18, 560.0, 0.8, 0.2), knock(0.4, 420.0, 0.9, 0.4)] }
            }
        }
    }
}

/// What makes sounds. It stays silent until a gesture wakes it, as browsers demand.
#[derive(Default)]
pub(crate) struct Player(OnceCell<Option<(AudioContext, AudioBuffer)>>);

impl Player {
    /// To be called in a gesture: makes the player ready.
    pub(crate) fn wake(&self) {
        let device = self.0.get_or_init(|| {
            let context = AudioContext::new().ok()?;
            let noise = noise(&context).ok()?;
            Some((context, noise))
        });
        if let Some((context, _)) = device {
            // A browser that refuses stays silent.
            let _ = context.resume();
        }
    }

    /// Plays a sound, if the player is awake.
    pub(crate) fn play(&self, sound: Sound) {
        if let Some(Some((context, noise))) = self.0.get() {
            for knock in sound.knocks() {
                // A browser that refuses stays silent.
                let _ = play(context, noise, knock);
            }
        }
    }
}

/// A burst of noise through a narrow filter is the clack, a falling sine below it the board that answers.
fn play(context: &AudioContext, noise: &AudioBuffer, knock: &Knock) -> Result<(), JsValue> {
    let start = context.current_time() + knock.at;
    let end = start + knock.decay;

    let clack = context.create_buffer_source()?;
    clack.set_buffer(Some(noise));
    let filter = context.create_biquad_filter()?;
    filter.set_type(BiquadFilterType::Bandpass);
    filter.frequency().set_value(knock.pitch);
    filter.q().set_value(3.5);
    let loudness = context.create_gain()?;
    loudness.gain().set_value_at_time(knock.gain, start)?;
    loudness.gain().exponential_ramp_to_value_at_time(0.001, end)?;
    clack.connect_with_audio_node(&filter)?;
    filter.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&context.destination())?;
    clack.start_with_when(start)?;

    let body = context.create_oscillator()?;
    body.frequency().set_value_at_time(knock.pitch / 5.0, start)?;
    body.frequency().exponential_ramp_to_value_at_time(knock.pitch / 9.0, end)?;
    let loudness = context.create_gain()?;
    loudness.gain().set_value_at_time(knock.gain * 0.5, start)?;
    loudness.gain().exponential_ramp_to_value_at_time(0.001, end)?;
    body.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&context.destination())?;
    body.start_with_when(start)?;
    body.stop_with_when(end)
}

/// Half a second of white noise, the same every time.
fn noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let mut state = 0x9E37_79B9_u32;
    let samples: Vec<f32> = (0..(rate / 2.0) as usize)
        .map(|_| {
            // Xorshift: Marsaglia 2003.
            state ^= state << 13;
            state ^= state >> 17;
            state ^= state << 5;
            state as f32 / u32::MAX as f32 * 2.0 - 1.0
        })
        .collect();
    let buffer = context.create_buffer(1, samples.len() as u32, rate)?;
    buffer.copy_to_channel(&samples, 0)?;
    Ok(buffer)
}
