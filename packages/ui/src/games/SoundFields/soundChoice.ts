export interface SoundChoice {
  /** Volume from 0 to 100, unchanged while the sound is off. */
  volume: number;
  muted: boolean;
}

/** Default settings. The volume is about that of speech in a quiet room. */
export const FIRST_SOUND: SoundChoice = { volume: 60, muted: false };
