import type { Site } from '../../http/site';
import { Refusal } from '../../http/refusal';
import { toDecimal } from '@platform/rules/money';
import type { DrawAnswer } from '../../originals/draws';
import type { RefusedOutcome } from '../../originals/bets';
import type { Queryable } from '../../db/database';
import { limitRefusal } from '../account/playLimits';
import { keyConflict } from '../intents/keyConflict';

type RealGame = NonNullable<Site['brand']['realGames']>[number];

/** Returns a refusal if the brand of the request does not offer the game for real money. */
export const gameOff = ({ brand }: Site, game: RealGame): Refusal | undefined =>
  brand.realGames?.includes(game) === true ? undefined : new Refusal(403, 'GAME_OFF');

type Refused = Pick<DrawAnswer, 'largest' | 'betId'> & {
  outcome: Exclude<DrawAnswer['outcome'], 'placed' | 'done'> | RefusedOutcome;
};

/** Returns the refusal for a request that the draw did not execute. */
export async function refusalOf(
  db: Queryable,
  member: bigint,
  { outcome, largest, betId }: Refused,
  purpose: 'bet' | 'seeds' | 'play',
): Promise<Refusal> {
  switch (outcome) {
    case 'funds':
      return new Refusal(422, 'INSUFFICIENT_BALANCE', { purpose: 'bet' });
    case 'win':
      return new Refusal(422, 'WIN_TOO_LARGE', { largest: toDecimal(largest ?? 0n) });
    case 'limit':
      return limitRefusal(db, member);
    case 'used':
      return new Refusal(422, 'CLIENT_SEED_USED');
    case 'rotate':
      return new Refusal(409, 'ROTATE_SEEDS');
    case 'open':
      return new Refusal(409, 'GAME_OPEN', { game_id: String(betId) });
    case 'missing':
      return new Refusal(404, 'NO_GAME');
    case 'over':
      return new Refusal(409, 'GAME_OVER');
    case 'behind':
      return new Refusal(409, 'STALE');
    case 'cell':
      return new Refusal(409, 'CELL_OPEN');
    case 'nothing':
      return new Refusal(409, 'NOTHING_REVEALED');
    case 'conflict':
    case 'never':
      return keyConflict(purpose);
    case 'late':
    case 'failed':
      return new Refusal(503, 'TOO_BUSY').after(1);
    case 'unknown':
      return new Refusal(503, 'UNCERTAIN', { cause: 'timeout', retry: 'safe' }).after(1);
  }
}
