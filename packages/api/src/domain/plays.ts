import type { Leader, PublicPlay, PublicWin } from '@platform/rules/models';
import { parseBet } from '@platform/rules/wingo';
import type {
  biggestWins,
  CallAnswer,
  CallPayload,
  changeNameVisibility,
  leaderboard,
  recentPlays,
} from '../contract';

export type { Leader, PublicPlay, PublicWin };

const MOST_PLAYS = 20;

type PlayRow = CallAnswer<typeof recentPlays>['data'][number];
type WinRow = CallAnswer<typeof biggestWins>['data'][number];

const toWin = ({ id, player, gametype, amount, total_winning, at }: WinRow): PublicWin => ({
  kind: 'win',
  id,
  player: player || null,
  gameType: gametype,
  staked: amount,
  received: total_winning,
  at,
});

function toPlay(row: PlayRow): PublicPlay {
  if (row.kind === 'win') return toWin(row);
  const { kind, id, player, gametype, betType, betValue, amount, at } = row;
  const bet = parseBet(betType, betValue);
  return { kind, id, player: player || null, gameType: gametype, bet, amount, at };
}

export const toPlays = ({
  data,
}: Pick<CallAnswer<typeof recentPlays>, 'data'>): readonly PublicPlay[] => data.map(toPlay);

export function withPlays(
  known: readonly PublicPlay[],
  news: readonly PublicPlay[],
): readonly PublicPlay[] {
  const ids = new Set(known.map(({ id }) => id));
  const fresh = news.filter(({ id }) => !ids.has(id));
  return fresh.length === 0 ? known : [...fresh, ...known].slice(0, MOST_PLAYS);
}

export const toBiggestWins = ({
  data,
}: Pick<CallAnswer<typeof biggestWins>, 'data'>): readonly PublicWin[] => data.map(toWin);

export const toLeaders = ({
  data,
}: Pick<CallAnswer<typeof leaderboard>, 'data'>): readonly Leader[] =>
  data.map(({ player, amount }) => ({ player: player || null, net: amount }));

export const toNameVisibilityPayload = (
  hidden: boolean,
): CallPayload<typeof changeNameVisibility> => ({
  hidden,
});
