import type { Indexer, IndexInput } from 'storybook/internal/types';

/** Tags that say something to Storybook or to its readers; every other one is another name. */
const OWN_TAGS =
  /^!?(stable|draft|dev|test|autodocs|manifest|play-fn|unattached-mdx|(not-)?pictured-[a-z0-9-]+)$/;

/** 'Default (modal, popup)' for the first story of a component that some call a modal or a popup. */
const withNames = (name: string, names: readonly string[]) =>
  names.length > 0 ? `${name} (${names.join(', ')})` : name;

/** The name without the other names, as the sidebar shows it. */
export const plainName = (name: string): string => name.replace(/ \(.*\)$/, '');

/** Whole pages say what they are: a page about them would hold them all. */
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
 * Lets Storybook's search find a component by what others call it: the search knows only titles
 * and names, so the names that a file lists among its tags go into the name of its first story.
 */
export const searchable = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (...file) => (await indexer.createIndex(...file)).map(addNames),
});
