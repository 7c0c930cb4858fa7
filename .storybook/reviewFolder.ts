import { sanitize } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/** The stories that every component has for reviewers: its limits, and all brands side by side. */
const FOR_REVIEW = ['Stress', 'Matrix'];

const inFolder = (entry: IndexInput): IndexInput => {
  const { title = '', exportName } = entry;
  return {
    ...entry,
    // A story keeps its address, wherever the sidebar lists it.
    metaId: sanitize(title),
    ...(FOR_REVIEW.includes(exportName) && { title: `Review/${title}` }),
  };
};

/** Lists what is there for reviewers in a folder of its own, outside those that designers browse. */
export const withReviewFolder = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (...file) => (await indexer.createIndex(...file)).map(inFolder),
});

/** Writes the address of each component into its stories, as the index has it: from its title. */
export const keepAddresses = (): Plugin => ({
  name: 'keep-story-addresses',
  enforce: 'pre',
  transform: (code, id) =>
    /\.stories\.tsx$/.test(id)
      ? {
          code: code.replace(
            /\btitle: '([^']+)',/,
            (line, title: string) => `${line} id: '${sanitize(title)}',`,
          ),
          map: null,
        }
      : undefined,
});
