import { multiplierOf, START, type Hundredths } from '@platform/rules/crash';
import { BALANCE_TEXTS } from '../../demo/DemoGame/DemoPanel';
import { multiplierText } from '../../demo/multiplierText';
import type { CrashPlay, CrashWords } from './crashPlay';

/** The texts of the specification, and the names of what it leaves unnamed. */
export const CRASH_TEXTS = {
  label: 'Crash',
  gameTab: 'Game',
  bet: 'Bet',
  betNext: 'Bet on the next round',
  takeBack: 'Take the bet back',
  cashOut: 'Cash Out',
  waiting: 'Place your bet',
  crashed: 'Crashed!',
  next: 'Next round in',
  started: 'The round has started.',
  cashedOutAt: 'You cashed out at',
  crashedAt: 'Crashed at',
  ...BALANCE_TEXTS,
};

/** A multiplier as players read it: '1.58x'. */
export const crashText = (multiplier: Hundredths): string =>
  multiplierText(multiplierOf(multiplier));

/** The words of the history. */
export const crashWords = (texts: typeof CRASH_TEXTS): CrashWords => ({
  crashedAt: (at) => `${texts.crashedAt} ${crashText(at)}`,
  cashedOutAt: (at) => `${texts.cashedOutAt} ${crashText(at)}`,
});

/** Screen readers hear the multiplier at every half: every five seconds, not five times a second. */
const SPOKEN_STEP: Hundredths = 50;

/** What a screen reader hears of the game; it speaks when this changes. */
export function announcementOf(play: CrashPlay, texts: typeof CRASH_TEXTS): string {
  if (play.phase === 'waiting') return texts.waiting;
  if (play.phase === 'crashed') return `${texts.crashed} ${crashText(play.multiplier)}`;
  if (play.bet?.state === 'out') return `${texts.cashedOutAt} ${crashText(play.bet.at)}`;
  const spoken = play.multiplier - ((play.multiplier - START) % SPOKEN_STEP);
  return spoken === START ? texts.started : crashText(spoken);
}
