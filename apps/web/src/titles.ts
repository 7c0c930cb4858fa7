import { dialogTitles } from '@platform/messages/dialogTitles';
import { gameNames } from '@platform/messages/gameNames';
import { incomeTitles } from '@platform/messages/incomeTitles';
import { pageDescriptions } from '@platform/messages/pageDescriptions';
import { pageTitles } from '@platform/messages/pageTitles';
import { GAMES, lengthName, nameOf } from '@platform/rules/games';

type Named = Readonly<Record<string, string | undefined>>;

const gameOf = (name: string) => GAMES.find(({ id }) => id === name);

export function pageTitle(name: string, type?: string): string {
  const game = gameOf(name);
  if (game) return nameOf(game, gameNames);
  if (type === undefined) return (pageTitles as Named)[name] ?? '';
  return (incomeTitles as Named)[type] ?? pageTitles.notFound;
}

export function pageDescription(name: string): string {
  const game = gameOf(name);
  if (game?.kind === 'wingo') {
    return pageDescriptions.wingo({ length: lengthName(game.seconds, gameNames) });
  }
  const { wingo, ...others } = pageDescriptions;
  return (others as Named)[name] ?? '';
}

/** Returns the title of a dialog; '' if the title depends on the content. */
export const dialogTitle = (name: string): string => (dialogTitles as Named)[name] ?? '';
