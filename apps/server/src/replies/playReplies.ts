import type { biggestWins, CallReply, leaderboard, recentPlays } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { maskedName } from '../account/publicName';
import type { Queryable } from '../db/database';
import {
  biggestWins as findBiggestWins,
  leadersOfWeek,
  PLAYS_LISTED,
  recentBets,
  recentWins,
  type PublicBet,
  type PublicWin,
} from '../wingo/publicPlays';

type Plays = CallReply<typeof recentPlays>['data'];
type Wins = CallReply<typeof biggestWins>['data'];
type Leaders = CallReply<typeof leaderboard>['data'];

// Bets and wins are numbered separately, so a letter makes their ids unique.
const betReply = ({ id, name, game, betType, betValue, stake, at }: PublicBet) => ({
  kind: 'bet' as const,
  id: `b${id}`,
  player: maskedName(name),
  gametype: game,
  betType,
  betValue,
  amount: toDecimal(stake),
  at: at.getTime(),
});

const winReply = ({ id, name, game, staked, received, at }: PublicWin) => ({
  kind: 'win' as const,
  id: `w${id}`,
  player: maskedName(name),
  gametype: game,
  amount: toDecimal(staked),
  total_winning: toDecimal(received),
  at: at.getTime(),
});

export async function playsReply(db: Queryable, brand: string): Promise<Plays> {
  const [bets, wins] = await Promise.all([recentBets(db, brand), recentWins(db, brand)]);
  return [...wins.map(winReply), ...bets.map(betReply)]
    .sort((one, other) => other.at - one.at)
    .slice(0, PLAYS_LISTED);
}

export const winsReply = async (db: Queryable, brand: string): Promise<Wins> =>
  (await findBiggestWins(db, brand)).map(winReply);

export const leadersReply = async (db: Queryable, brand: string): Promise<Leaders> =>
  (await leadersOfWeek(db, brand)).map(({ name, net }) => ({
    player: maskedName(name),
    amount: toDecimal(net),
  }));
