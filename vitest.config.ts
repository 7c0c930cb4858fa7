import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { keepTemporaryFilesInMemory } from './scripts/memoryFolder.ts';

keepTemporaryFilesInMemory();

/**
 * Projects run in the order of their names. This one has the file that takes longest: at the end, a
 * processor would wait for it.
 */
const FIRST = 'visual-review';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ project }: TestSpecification) => project.name === FIRST;
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

/** Every package with tests is a project; each keeps its own settings in its own folder. */
export default defineConfig({
  test: {
    // Vitest would leave a processor idle, and many of the server's tests only wait.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: ['tokens', 'packages/*/vitest.config.ts', 'apps/server', 'apps/web', 'scripts'],
  },
});
