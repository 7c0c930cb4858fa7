import type { OriginalRecord } from '@platform/rules/models';
import type { MicroUsdt } from '@platform/rules/money';
import type { ReactNode } from 'react';
import type { HistoryList } from '../../data/HistoryTable/HistoryTable';
import type { GameFrameProps } from '../GameFrame';

/** Props that the games with seed pairs share. */
export interface RealPlayProps<Intent, Result> extends Omit<
  GameFrameProps,
  'label' | 'gameTab' | 'historyTab' | 'notice' | 'board' | 'panel' | 'history' | 'play'
> {
  /** Main balance in micro-USDT; `undefined` while it loads. */
  balance: MicroUsdt | undefined;
  /**
   * Initial stake, in micro-USDT.
   * @default 1 USDT
   */
  defaultStake?: MicroUsdt | undefined;
  /**
   * Places a bet, and returns its result. If the promise rejects, the panel shows the message of the
   * `Error`.
   */
  onBet: (intent: Intent) => Promise<Result>;
  /** The player's bets, newest first. */
  bets: HistoryList<Extract<OriginalRecord, Result>>;
  /** Called with the bet that the player wants to verify. */
  onVerify?: ((bet: OriginalRecord) => void) | undefined;
  /** Controls beside the title, such as links to the seeds and the demo. */
  actions?: ReactNode;
}
