import { sanitize } from 'storybook/internal/csf';
import type { Indexer, IndexInput } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/**
 * Names of stories for reviewers: Stress shows a component's limits, and Matrix shows it in all
 * brands.
 */
const FOR_REVIEW = ['Stress', 'Matrix'];

const inFolder = (entry: IndexInput): IndexInput => {
  const { title = '', exportName } = entry;
  return {
    ...entry,
    // Keeps the story's URL the same in every folder of the sidebar.
    metaId: sanitize(title),
    ...(FOR_REVIEW.includes(exportName) && { title: `Review/${title}` }),
  };
};

export const withReviewFolder = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (...file) => (await indexer.createIndex(...file)).map(inFolder),
});

/** Adds to each story file the id that the index derives from the title. */
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
