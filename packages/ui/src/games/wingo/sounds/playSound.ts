/** What the board sounds for: betting has closed, a round brought a gain, or it did not. */
export type BoardSound = 'closing' | 'win' | 'loss';

/** One tone: its pitch in Hz, when it begins and how long it sounds, in seconds. */
interface Tone {
  pitch: number;
  at: number;
  length: number;
}

/** Synthesised, so that no file has to be licensed or fetched. */
const TONES: Record<BoardSound, readonly Tone[]> = {
  closing: [
    { pitch: 880, at: 0, length: 0.14 },
    { pitch: 660, at: 0.18, length: 0.14 },
  ],
  // A chord of C major, upwards.
  win: [
    { pitch: 523, at: 0, length: 0.18 },
    { pitch: 659, at: 0.12, length: 0.18 },
    { pitch: 784, at: 0.24, length: 0.18 },
    { pitch: 1047, at: 0.36, length: 0.5 },
  ],
  // Two low tones, downwards: it is said, and not rubbed in.
  loss: [
    { pitch: 330, at: 0, length: 0.2 },
    { pitch: 262, at: 0.18, length: 0.3 },
  ],
};

/** How loud a tone is at full volume, from 0 to 1. */
const LOUDNESS = 0.16;

/**
 * Plays a sound. Silent until the player has pressed something on the page, because browsers refuse sound
 * before that, and complain about it.
 *
 * @param volume from 0 to 100
 */
export function playSound(sound: BoardSound, volume: number): void {
  if (volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  // The ear hears steps of loudness, not of amplitude.
  const loudness = LOUDNESS * (volume / 100) ** 2;
  const tones = TONES[sound];
  for (const [index, { pitch, at, length }] of tones.entries()) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
    const gain = new GainNode(audio, { gain: 0 });
    // Swells and fades: a tone that is cut off clicks.
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(loudness / 1000, start + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
    if (index === tones.length - 1) tone.onended = () => void audio.close();
  }
}
