import { GAMES } from '@platform/rules/games';
import { paths } from '../paths';

/** What a brand calls the game of each page. */
const GAME_OF: ReadonlyMap<string, string> = new Map([
  ...GAMES.map(({ id, kind }) => [`/${id}`, kind] as const),
  [paths.colorPrediction, 'wingo'],
]);

/**
 * Whether a brand has a page: those of games that it does not offer are not there.
 *
 * @param games the games on offer; without it, all of them
 */
export function hasPage(games: readonly string[] | undefined, path: string): boolean {
  const game = GAME_OF.get(path);
  return !game || !games || games.includes(game);
}
