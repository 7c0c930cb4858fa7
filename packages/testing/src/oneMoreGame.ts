/** A game that is in no table: rounds of 30 s, on which betting closes 10 s before zero. */
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

/**
 * Returns the module `@platform/rules/games` as it would be with `ONE_MORE_GAME` in its table, after
 * the other games of Wingo.
 */
export function withOneMoreGame<Module extends Games>(module: Module) {
  const wingo = [...module.WINGO_GAMES, ONE_MORE_GAME];
  return { ...module, WINGO_GAMES: wingo, GAMES: [...wingo, ...module.DEMO_GAMES] };
}
