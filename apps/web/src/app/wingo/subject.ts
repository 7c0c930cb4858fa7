import { GAME_TYPES, type GameType } from '@platform/rules/wingo';

export interface Subject {
  game: GameType;
  round: string;
  /** Member's bet on that round; `null` to verify only the round. */
  bet: string | null;
}

export function subjectIn(query: URLSearchParams): Subject | null {
  const game = GAME_TYPES.find((type) => String(type) === query.get('game'));
  const round = query.get('round') ?? '';
  if (!game || !/^[\w-]{1,40}$/.test(round)) return null;
  return { game, round, bet: query.get('bet') };
}
