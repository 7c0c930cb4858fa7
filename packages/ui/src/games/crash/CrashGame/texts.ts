import type { crashGame } from '@platform/messages/crashGame';
import { multiplierOf, START, type Hundredths } from '@platform/rules/crash';
import type { TextsOf } from '../../../theme/Messages';
import { multiplierText } from '../../demo/multiplierText';
import type { CrashPlay, CrashWords } from './crashPlay';

export type CrashTexts = TextsOf<typeof crashGame>;

/** A multiplier as players read it: '1.58x'. */
export const crashText = (multiplier: Hundredths): string =>
  multiplierText(multiplierOf(multiplier));

/** The words of the history. */
export const crashWords = (texts: CrashTexts): CrashWords => ({
  crashedAt: (at) => texts.crashedAt({ multiplier: crashText(at) }),
  cashedOutAt: (at) => texts.cashedOutAt({ multiplier: crashText(at) }),
});

/** Screen readers hear the multiplier at every half: every five seconds, not five times a second. */
const SPOKEN_STEP: Hundredths = 50;

/** What a screen reader hears of the game; it speaks when this changes. */
export function announcementOf(play: CrashPlay, texts: CrashTexts): string {
  if (play.phase === 'waiting') return texts.waiting;
  if (play.phase === 'crashed') return texts.crashed({ multiplier: crashText(play.multiplier) });
  if (play.bet?.state === 'out') return texts.cashedOutAt({ multiplier: crashText(play.bet.at) });
  const spoken = play.multiplier - ((play.multiplier - START) % SPOKEN_STEP);
  return spoken === START ? texts.started : crashText(spoken);
}
