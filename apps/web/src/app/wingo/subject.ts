import { GAME_TYPES, type GameType } from '@platform/rules/wingo';

/** What the address asks to verify. */
export interface Subject {
  game: GameType;
  round: string;
  /** A bet of the member on that round; `null` for only the round. */
  bet: string | null;
}

/** The round, and the bet, that the address names; `null` when it names no round. */
export function subjectIn(query: URLSearchParams): Subject | null {
  const game = GAME_TYPES.find((type) => String(type) === query.get('game'));
  const round = query.get('round') ?? '';
  if (!game || !/^[\w-]{1,40}$/.test(round)) return null;
  return { game, round, bet: query.get('bet') };
}
