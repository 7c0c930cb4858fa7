import type { BeaconChain } from '@platform/rules/fairness';
import type { MicroUsdt } from '@platform/rules/money';
import type { Sessions } from '../../account/sessions';
import type { Database } from '../../db/database';
import type { DepositWatcher } from '../../wallet/depositWatcher';
import type { Attempts } from '../../http/attempts';
import type { Background } from '../../http/background';
import type { SharedAnswers } from '../../http/sharedAnswers';
import type { Chain } from '../../ports/chain/chain';
import type { Mailer } from '../../ports/mail/mail';
import type { Push } from '../../ports/push/push';
import type { Random } from '../../ports/random';
import type { TwoFactor } from '../../account/twoFactor/twoFactor';
import type { BetQueue } from '../../wingo/betQueue';
import type { ReceiptSigner } from '../../wingo/receipt';

/** What handlers work with; each takes what it needs. */
export interface Services {
  db: Database;
  random: Random;
  sessions: Sessions;
  attempts: Attempts;
  twoFactor: TwoFactor;
  mailer: Mailer;
  /** What notifies browsers. */
  push: Push;
  background: Background;
  bets: BetQueue;
  /** Signs receipts of bets. */
  receipts: ReceiptSigner;
  /** The beacon that new rounds wait for. */
  beacon: BeaconChain;
  chain: Chain;
  deposits: DepositWatcher;
  /** What is answered about rounds and public lists, the same to all. */
  shared: SharedAnswers;
  /** Called with errors that are not the caller's fault. */
  log: (error: unknown) => void;
  /** What a new member starts with; 0 for nothing. */
  grant: MicroUsdt;
  /** How many sign-ups, resets and tickets one network may send an hour, each; 0 for no limit. */
  formRate: number;
  /** How long a session lasts without use. */
  idleMinutes: number;
  /** Whether only members whose address is confirmed may withdraw. */
  confirmEmail: boolean;
  /** How long withdrawals wait after a change of what guards an account, in hours. */
  withdrawalWaitHours: number;
  /** The largest stake of one bet. */
  largestBet: MicroUsdt;
}
