import { GAME_TYPES, type GameType } from '@platform/rules/wingo';

/** Round, and optionally a bet, that the address names for verification. */
export interface Subject {
  game: GameType;
  round: string;
  /** Id of the member's bet on that round; `null` for the round alone. */
  bet: string | null;
}

/** Returns the round and the bet that the address names; `null` if it names no round. */
export function subjectIn(query: URLSearchParams): Subject | null {
  const game = GAME_TYPES.find((type) => String(type) === query.get('game'));
  const round = query.get('round') ?? '';
  if (!game || !/^[\w-]{1,40}$/.test(round)) return null;
  return { game, round, bet: query.get('bet') };
}
