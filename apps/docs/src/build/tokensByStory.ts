import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variableName } from '@platform/tokens';
import { hasBit, type ReachIndex } from '@platform/token-usage/reachIndex';
import { spoken } from '../site/text.ts';
import { slug } from './markdown.ts';

/** Reads the tokens of each story from `tokens/reach.json`, which is measured in a browser. */
export function tokensByStory(tokensDir: string) {
  const index = JSON.parse(readFileSync(join(tokensDir, 'reach.json'), 'utf8')) as ReachIndex;
  return (title: string, stories: readonly string[]): string[] => {
    const places = stories
      .filter((name) => name !== 'Matrix')
      .map((name) => index.stories.indexOf(`${slug(title)}--${slug(spoken(name))}`))
      .filter((place) => place >= 0);
    return Object.entries(index.tokens)
      .filter(([, { named }]) => places.some((place) => hasBit(named, place)))
      .map(([path]) => variableName(path));
  };
}
