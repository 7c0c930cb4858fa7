import type { SoundChoice } from './SoundFields';

/** What is heard until the player chooses. The volume is what a voice has in a quiet room. */
export const FIRST_SOUND: SoundChoice = { volume: 60, muted: false };
