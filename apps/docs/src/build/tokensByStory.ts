import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variableName } from '@platform/tokens';
import { hasBit, type ReachIndex } from '@platform/token-usage/reachIndex';

/**
 * Converts a text to its part of a story id, as Storybook does: `Games/Wingo/BetChip` is
 * `games-wingo-betchip`.
 */
const idOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Splits a name into words, as a story id does: `WithIcons` is `with-icons`. */
const words = (name: string) => name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2');

/**
 * Returns a function from stories to the tokens that their component's rules read, as CSS variables. The
 * source is `tokens/reach.json`, which is measured in a browser.
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
