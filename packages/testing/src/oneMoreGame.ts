/** Additional game for tests, with rounds of 30 s. Betting closes 10 s before the end of a round. */
export const ONE_MORE_GAME = {
  id: 'wingo30Second',
  kind: 'wingo',
  stakes: true,
  wire: 5,
  seconds: 30,
  closes: 10,
} as const;

interface Games {
  readonly WINGO_GAMES: readonly object[];
  readonly DEMO_GAMES: readonly object[];
}

/** Returns a copy of `@platform/rules/games` with `ONE_MORE_GAME` after the other Wingo games. */
export function withOneMoreGame<Module extends Games>(module: Module) {
  const wingo = [...module.WINGO_GAMES, ONE_MORE_GAME];
  return { ...module, WINGO_GAMES: wingo, GAMES: [...wingo, ...module.DEMO_GAMES] };
}
