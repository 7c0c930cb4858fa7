export type BoardSound = 'closing' | 'win' | 'loss';

/** A brand's sound set; `none` is silent. */
export type SoundSet = 'classic' | 'soft' | 'arcade' | 'none';

/** Tone: pitch in Hz, start and length in seconds. */
interface Tone {
  pitch: number;
  at: number;
  length: number;
}

interface Voice {
  wave: OscillatorType;
  /** Amplitude of a tone at full volume, from 0 to 1. Waves with more overtones sound louder. */
  loudness: number;
  tones: Record<BoardSound, readonly Tone[]>;
}

const CLASSIC: Voice['tones'] = {
  closing: [
    { pitch: 880, at: 0, length: 0.14 },
    { pitch: 660, at: 0.18, length: 0.14 },
  ],
  win: [
    { pitch: 523, at: 0, length: 0.18 },
    { pitch: 659, at: 0.12, length: 0.18 },
    { pitch: 784, at: 0.24, length: 0.18 },
    { pitch: 1047, at: 0.36, length: 0.5 },
  ],
  // Two low falling tones, clear but unobtrusive.
  loss: [
    { pitch: 330, at: 0, length: 0.2 },
    { pitch: 262, at: 0.18, length: 0.3 },
  ],
};

/** Long bell-like tones without overtones, an octave lower. */
const SOFT: Voice['tones'] = {
  closing: [
    { pitch: 440, at: 0, length: 0.3 },
    { pitch: 330, at: 0.24, length: 0.4 },
  ],
  win: [
    { pitch: 392, at: 0, length: 0.5 },
    { pitch: 494, at: 0.16, length: 0.5 },
    { pitch: 587, at: 0.32, length: 0.8 },
  ],
  loss: [
    { pitch: 294, at: 0, length: 0.4 },
    { pitch: 247, at: 0.24, length: 0.5 },
  ],
};

/** Short tones with many overtones, as in an arcade. */
const ARCADE: Voice['tones'] = {
  closing: [
    { pitch: 988, at: 0, length: 0.08 },
    { pitch: 988, at: 0.12, length: 0.08 },
  ],
  win: [
    { pitch: 523, at: 0, length: 0.07 },
    { pitch: 659, at: 0.07, length: 0.07 },
    { pitch: 784, at: 0.14, length: 0.07 },
    { pitch: 1047, at: 0.21, length: 0.07 },
    { pitch: 1319, at: 0.28, length: 0.3 },
  ],
  loss: [
    { pitch: 392, at: 0, length: 0.1 },
    { pitch: 311, at: 0.1, length: 0.1 },
    { pitch: 233, at: 0.2, length: 0.2 },
  ],
};

/** Synthesised voices, which need no audio files or licences. */
const VOICES: Record<Exclude<SoundSet, 'none'>, Voice> = {
  classic: { wave: 'triangle', loudness: 0.16, tones: CLASSIC },
  soft: { wave: 'sine', loudness: 0.2, tones: SOFT },
  arcade: { wave: 'square', loudness: 0.06, tones: ARCADE },
};

/**
 * Plays a sound, but only after the first press on the page, because browsers block earlier sounds
 * and log a warning.
 *
 * @param volume from 0 to 100
 */
export function playSound(sound: BoardSound, volume: number, set: SoundSet = 'classic'): void {
  if (set === 'none' || volume <= 0 || !navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  const { wave, loudness: full, tones: all } = VOICES[set];
  // Squares the volume, because perceived loudness is not proportional to amplitude.
  const loudness = full * (volume / 100) ** 2;
  const tones = all[sound];
  for (const [index, { pitch, at, length }] of tones.entries()) {
    const start = audio.currentTime + at;
    const tone = new OscillatorNode(audio, { type: wave, frequency: pitch });
    const gain = new GainNode(audio, { gain: 0 });
    // Fades in and out, because an abrupt start or end would click.
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loudness, start + 0.01);
    gain.gain.exponentialRampToValueAtTime(loudness / 1000, start + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
    if (index === tones.length - 1) tone.onended = () => void audio.close();
  }
}
