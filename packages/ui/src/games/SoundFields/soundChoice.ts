/** Sound settings of the player. */
export interface SoundChoice {
  /** Volume from 0 to 100. Unchanged while the sound is off. */
  volume: number;
  muted: boolean;
}

/** Default sound settings. The volume matches speech in a quiet room. */
export const FIRST_SOUND: SoundChoice = { volume: 60, muted: false };
