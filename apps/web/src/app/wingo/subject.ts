import { GAME_TYPES, type GameType } from '@platform/rules/wingo';

/** Round to verify, with an optional bet. */
export interface Subject {
  game: GameType;
  round: string;
  /** Member's bet on that round; `null` to verify only the round. */
  bet: string | null;
}

/** Reads the round and the bet from the query; `null` if the query names no round. */
export function subjectIn(query: URLSearchParams): Subject | null {
  const game = GAME_TYPES.find((type) => String(type) === query.get('game'));
  const round = query.get('round') ?? '';
  if (!game || !/^[\w-]{1,40}$/.test(round)) return null;
  return { game, round, bet: query.get('bet') };
}
