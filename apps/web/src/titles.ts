import { dialogTitles } from '@platform/messages/dialogTitles';
import { gameNames } from '@platform/messages/gameNames';
import { incomeTitles } from '@platform/messages/incomeTitles';
import { pageDescriptions } from '@platform/messages/pageDescriptions';
import { pageTitles } from '@platform/messages/pageTitles';
import { GAMES, lengthName, nameOf } from '@platform/rules/games';

/** Texts by the names that code has for them. */
type Named = Readonly<Record<string, string | undefined>>;

const gameOf = (name: string) => GAMES.find(({ id }) => id === name);

/**
 * What a page is called in the document's title, before the brand.
 *
 * @param name the page's name in the manifest
 * @param type what its address names, where it names a type: 'Trade_profit'
 */
export function pageTitle(name: string, type?: string): string {
  const game = gameOf(name);
  if (game) return nameOf(game, gameNames);
  if (type === undefined) return (pageTitles as Named)[name] ?? '';
  return (incomeTitles as Named)[type] ?? pageTitles.notFound;
}

/** What a page is about, for search engines and previews; the brand's own description follows. */
export function pageDescription(name: string): string {
  const game = gameOf(name);
  if (game?.kind === 'wingo') {
    return pageDescriptions.wingo({ length: lengthName(game.seconds, gameNames) });
  }
  const { wingo, ...others } = pageDescriptions;
  return (others as Named)[name] ?? '';
}

/** The title of a dialog; '' where it depends on what it is opened for. */
export const dialogTitle = (name: string): string => (dialogTitles as Named)[name] ?? '';
