import type { Options } from 'minisearch';

/** A page as the search knows it. */
export interface SearchEntry {
  /** Its address. */
  id: string;
  title: string;
  purpose: string;
  /** Other names for it. */
  synonyms: string;
  /** The names of its props and keys. */
  details: string;
}

/** The same for writing the index and for reading it. */
export const SEARCH_OPTIONS: Options<SearchEntry> = {
  fields: ['title', 'synonyms', 'purpose', 'details'],
  storeFields: ['title', 'purpose'],
  searchOptions: {
    boost: { title: 8, synonyms: 4, purpose: 2 },
    prefix: true,
    fuzzy: 0.2,
    combineWith: 'AND',
  },
};
