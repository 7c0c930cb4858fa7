/** What the player has chosen to hear. */
export interface SoundChoice {
  /** From 0 to 100; kept while the sound is off. */
  volume: number;
  muted: boolean;
}

/** What is heard until the player chooses. The volume is what a voice has in a quiet room. */
export const FIRST_SOUND: SoundChoice = { volume: 60, muted: false };
