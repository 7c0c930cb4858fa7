import { paths, wingoPaths } from '../paths';

/** The pages of each game, by the name that a brand gives it. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  wingo: [...Object.values(wingoPaths), paths.colorPrediction],
  aviator: [paths.crash],
  dice: [paths.dice],
  mines: [paths.mines],
  plinko: [paths.plinko],
};

/**
 * Whether a brand has a page: those of games that it does not offer are not there.
 *
 * @param games the games on offer; without it, all of them
 */
export function hasPage(games: readonly string[] | undefined, path: string): boolean {
  const game = Object.keys(PAGES).find((name) => PAGES[name]?.includes(path));
  return !game || !games || games.includes(game);
}
