import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variableName } from '@platform/tokens';
import { hasBit, type ReachIndex } from '@platform/token-usage/reachIndex';

/** A part of a story's id, as Storybook writes it: `Games/Wingo/BetChip` is `games-wingo-betchip`. */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** `WithIcons` is `with-icons`, as in the id of a story. */
const words = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');

/**
 * Which tokens the rules of a component read, by the title of its stories and their names, as CSS
 * variables: from `tokens/reach.json`, which is measured in a browser.
 */
export function tokensByStory(tokensDir: string) {
  const index = JSON.parse(readFileSync(join(tokensDir, 'reach.json'), 'utf8')) as ReachIndex;
  return (title: string, stories: readonly string[]): string[] => {
    const places = stories
      .filter((name) => name !== 'Matrix')
      .map((name) => index.stories.indexOf(`${idOf(title)}--${idOf(words(name))}`))
      .filter((place) => place >= 0);
    return Object.entries(index.tokens)
      .filter(([, { named }]) => places.some((place) => hasBit(named, place)))
      .map(([path]) => variableName(path));
  };
}
