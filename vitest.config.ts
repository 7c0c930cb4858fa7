import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { testDefaults } from './packages/testing/src/testDefaults.ts';
import { keepTemporaryFilesInMemory } from './scripts/memoryFolder.ts';

keepTemporaryFilesInMemory();

/**
 * Projects run in the order of their names. This one has the slowest file. If it ran last, the other
 * processors would be idle.
 */
const FIRST = 'visual-review';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isFirst = ({ project }: TestSpecification) => project.name === FIRST;
    return [...sorted.filter(isFirst), ...sorted.filter((file) => !isFirst(file))];
  }
}

/** Packages of tools, whose tests need no separate settings. */
const TOOLS = ['brand', 'component-index', 'token-usage', 'visual-review'];

/** Every other package with tests is a project, with settings in its own folder. */
export default defineConfig({
  test: {
    // By default, Vitest leaves a processor idle, and many of the server's tests only wait.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [
      ...['tokens', 'packages/*/vitest.config.ts', 'apps/server', 'apps/web', 'scripts'],
      ...TOOLS.map((name) => ({
        root: `packages/${name}`,
        test: { ...testDefaults, name, include: ['src/**/*.test.ts'] },
      })),
    ],
  },
});
