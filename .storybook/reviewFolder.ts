import { sanitize } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/** Stories for reviewers that every component has: its limits, and all brands side by side. */
const FOR_REVIEW = ['Stress', 'Matrix'];

const inFolder = (entry: IndexInput): IndexInput => {
  const { title = '', exportName } = entry;
  return {
    ...entry,
    // Keeps the address of a story, whatever folder the sidebar lists it in.
    metaId: sanitize(title),
    ...(FOR_REVIEW.includes(exportName) && { title: `Review/${title}` }),
  };
};

/** Lists stories for reviewers in a folder of their own. */
export const withReviewFolder = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (...file) => (await indexer.createIndex(...file)).map(inFolder),
});

/** Adds the id from the index to the stories of each component, derived from its title. */
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
