import type { crashGame } from '@platform/messages/crashGame';
import { multiplierOf, START, type Hundredths } from '@platform/rules/crash';
import type { TextsOf } from '../../../theme/Messages';
import type { GameFigures } from '../../gameFigures';
import type { CrashPlay, CrashWords } from './crashPlay';

export type CrashTexts = TextsOf<typeof crashGame>;

export const crashWords = (texts: CrashTexts, figures: GameFigures): CrashWords => ({
  crashedAt: (at) => texts.crashedAt({ multiplier: figures.multiplier(multiplierOf(at)) }),
  cashedOutAt: (at) => texts.cashedOutAt({ multiplier: figures.multiplier(multiplierOf(at)) }),
});

/** Multiplier step between announcements, in hundredths. */
const SPOKEN_STEP: Hundredths = 50;

export function announcementOf(play: CrashPlay, texts: CrashTexts, figures: GameFigures): string {
  const read = (multiplier: Hundredths) => figures.multiplier(multiplierOf(multiplier));
  if (play.phase === 'waiting') return texts.waiting;
  if (play.phase === 'crashed') return texts.crashed({ multiplier: read(play.multiplier) });
  if (play.bet?.state === 'out') return texts.cashedOutAt({ multiplier: read(play.bet.at) });
  const spoken = play.multiplier - ((play.multiplier - START) % SPOKEN_STEP);
  return spoken === START ? texts.started : read(spoken);
}
