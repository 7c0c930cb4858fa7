import type { Indexer, IndexInput } from 'storybook/internal/types';

/** Tags with their own meaning. Every other tag is an alternative name of the component. */
const OWN_TAGS =
  /^!?(stable|draft|dev|test|autodocs|manifest|play-fn|unattached-mdx|(not-)?pictured-[a-z0-9-]+)$/;

/** Appends a component's other names to a story's name: 'Default (modal, popup)'. */
const withNames = (name: string, names: readonly string[]) =>
  names.length > 0 ? `${name} (${names.join(', ')})` : name;

export const plainName = (name: string): string => name.replace(/ \(.*\)$/, '');

/** Titles without a documentation page, because the page would render all screens at once. */
const WHOLE_PAGES = /^(Screens|Foundations|Brand Studio)\b/;

function addNames(entry: IndexInput, index: number): IndexInput {
  const tags = [
    ...(entry.tags ?? []),
    ...(WHOLE_PAGES.test(entry.title ?? '') ? ['!autodocs'] : []),
  ];
  const names = tags.filter((tag) => !OWN_TAGS.test(tag));
  return {
    ...entry,
    tags: tags.filter((tag) => OWN_TAGS.test(tag)),
    ...(index === 0 && { name: withNames(entry.name ?? entry.exportName, names) }),
  };
}

/**
 * Adds a component's other names to the name of its first story, because the search reads only
 * titles and names.
 */
export const searchable = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (...file) => (await indexer.createIndex(...file)).map(addNames),
});
