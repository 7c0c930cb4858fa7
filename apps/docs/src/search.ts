import type { Options } from 'minisearch';

export interface SearchEntry {
  id: string;
  title: string;
  /** Folder of a component, such as `primitives`. */
  room: string;
  purpose: string;
  /** Synonyms of the component's name, and the words in the name. */
  synonyms: string;
  /** Names of the component's props, and its keyboard keys. */
  details: string;
}

/** Folders of basic components, from which the other components are composed. */
const BASIC = new Set<unknown>(['primitives', 'data']);

export const SEARCH_OPTIONS: Options<SearchEntry> = {
  fields: ['title', 'synonyms', 'purpose', 'details'],
  storeFields: ['title', 'room', 'purpose'],
  searchOptions: {
    // A search for 'modal' should list `Dialog` before the dialogs that are based on it.
    boostDocument: (_id, _term, stored) => (BASIC.has(stored?.['room']) ? 1.5 : 1),
    boost: { title: 8, synonyms: 4, purpose: 2 },
    prefix: true,
    fuzzy: 0.2,
    combineWith: 'AND',
  },
};
