import type { MicroUsdt } from '@platform/rules/money';
import type { Sessions } from '../accounts/sessions';
import type { Database } from '../db/database';
import type { Attempts } from '../http/attempts';
import type { Random } from '../ports/random';
import type { BetQueue } from '../wingo/betQueue';

/** What handlers work with; each takes what it needs. */
export interface Services {
  db: Database;
  random: Random;
  sessions: Sessions;
  attempts: Attempts;
  bets: BetQueue;
  /** What a new member starts with; 0 for nothing. */
  grant: MicroUsdt;
  /** The largest stake of one bet. */
  largestBet: MicroUsdt;
}
