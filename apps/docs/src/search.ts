import type { Options } from 'minisearch';

/** A page as the search knows it. */
export interface SearchEntry {
  /** Its address. */
  id: string;
  title: string;
  /** Of a component: `primitives`. */
  room: string;
  purpose: string;
  /** Other names for it, and the words of its own. */
  synonyms: string;
  /** The names of its props and keys. */
  details: string;
}

/** The rooms of what others are made of. */
const BASIC = new Set<unknown>(['primitives', 'data']);

/** The same for writing the index and for reading it. */
export const SEARCH_OPTIONS: Options<SearchEntry> = {
  fields: ['title', 'synonyms', 'purpose', 'details'],
  storeFields: ['title', 'room', 'purpose'],
  searchOptions: {
    // Who searches for a modal wants `Dialog` before the dialogs that are made of it.
    boostDocument: (_id, _term, stored) => (BASIC.has(stored?.['room']) ? 1.5 : 1),
    boost: { title: 8, synonyms: 4, purpose: 2 },
    prefix: true,
    fuzzy: 0.2,
    combineWith: 'AND',
  },
};
