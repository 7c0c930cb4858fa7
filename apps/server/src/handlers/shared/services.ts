import type { FormerReceiptKey } from '@platform/rules/models';
import type { MicroUsdt } from '@platform/rules/money';
import type { ExclusionHashes } from '../../account/exclusionHashes';
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
import type { OriginalBets } from '../../originals/bets';
import type { Draws } from '../../originals/draws';
import type { BetQueue } from '../../wingo/betQueue';
import type { Receipts } from '../../wingo/receipts';

export interface Services {
  db: Database;
  random: Random;
  sessions: Sessions;
  attempts: Attempts;
  twoFactor: TwoFactor;
  mailer: Mailer;
  push: Push;
  background: Background;
  bets: BetQueue;
  receipts: Receipts;
  /** Hashes of self-excluded members. */
  exclusions: ExclusionHashes;
  /** Former receipt keys, which still verify older receipts. */
  formerReceiptKeys: readonly FormerReceiptKey[];
  /** Requests to the draw of the single-player games. */
  draws: Draws;
  originals: OriginalBets;
  chain: Chain;
  deposits: DepositWatcher;
  shared: SharedAnswers;
  log: (error: unknown) => void;
  /** Start balance of a new member; 0 for none. */
  grant: MicroUsdt;
  /** Limit on sign-ups, resets and tickets, each per network and hour; 0 for no limit. */
  formRate: number;
  idleMinutes: number;
  confirmEmail: boolean;
  withdrawalWaitHours: number;
  largestBet: MicroUsdt;
}
