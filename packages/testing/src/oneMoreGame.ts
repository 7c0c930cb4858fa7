/** Game to add in tests. Its wire number and its length are unlikely in a real game. */
export const ONE_MORE_GAME = {
  id: 'wingo45Second',
  kind: 'wingo',
  stakes: true,
  wire: 9,
  seconds: 45,
  closes: 10,
} as const;

interface Games {
  readonly WINGO_GAMES: readonly object[];
  readonly DEMO_GAMES: readonly object[];
}

export function withOneMoreGame<Module extends Games>(module: Module) {
  const wingo = [...module.WINGO_GAMES, ONE_MORE_GAME];
  return { ...module, WINGO_GAMES: wingo, GAMES: [...wingo, ...module.DEMO_GAMES] };
}
