import type { Indexer, IndexInput } from 'storybook/internal/types';

/** Tags with a meaning for Storybook or its readers. Every other tag is another name. */
const OWN_TAGS =
  /^!?(stable|draft|dev|test|autodocs|manifest|play-fn|unattached-mdx|(not-)?pictured-[a-z0-9-]+)$/;

/** Adds other names to the first story of a component: 'Default (modal, popup)'. */
const withNames = (name: string, names: readonly string[]) =>
  names.length > 0 ? `${name} (${names.join(', ')})` : name;

/** Removes the other names, for the sidebar. */
export const plainName = (name: string): string => name.replace(/ \(.*\)$/, '');

/** Screens have no page of their own: it would render all of them. */
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
 * Makes Storybook's search find a component by its other names. The search reads only titles and
 * names, so the name of the first story includes the other names from the tags of the file.
 */
export const searchable = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (...file) => (await indexer.createIndex(...file)).map(addNames),
});
