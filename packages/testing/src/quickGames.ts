import { GAMES as REAL } from '../../rules/src/games/table.ts';

/** Game with short rounds in the build for journeys, so that journeys do not wait for minutes. */
export const QUICK_GAME = { id: 'wingo1Minute', seconds: 20, closes: 6 } as const;

export const GAMES = REAL.map((game) =>
  game.id === QUICK_GAME.id ? { ...game, ...QUICK_GAME } : game,
);
