import type { Inputs } from './proofsLock.ts';
import { JOURNEYS, PACKAGES, STORYBOOK, storySuite, vitestSuite, type Suite } from './suites.ts';

/**
 * Suite of `npm run proofs`. A proof is due if one of its inputs has changed since it last passed.
 */
export interface Proof extends Suite, Inputs {
  /** Debian packages that the proof needs in addition to Chromium. @default [] */
  packages?: readonly string[];
}

/** Environment in which Vitest, Playwright and the test-runner run the tests that `npm test` leaves out. */
const PROOFS = { PROOFS: '1' };

/** Index of token uses, which is an input of only the documentation and the proof `tokens`. */
const REACH = 'tokens/reach.json';
const TOKENS = ['tokens', `:!${REACH}`];
const SERVER = ['apps/server', 'packages/api', 'packages/messages', 'packages/rules', ...TOKENS];
const COMPONENTS = ['packages/ui', 'packages/rules', 'packages/messages', ...TOKENS];
const STORIES = [...COMPONENTS, 'packages/studio', 'packages/api', '.storybook'];
const PUBLISHED = [
  ...COMPONENTS,
  'packages/api',
  'packages/brand',
  'packages/component-index',
  'apps/docs',
];

/** Folders whose docstrings and types the documentation shows and the packages publish. */
const DOCSTRINGS = ['packages/ui/src', 'packages/api/src', 'packages/rules/src'];

const EXAMPLES = ['api', 'brand', 'rules', 'ui'].map((name) => `packages/${name}/README.md`);

const vitestProof = (name: string, config: string, ...more: readonly string[]): Suite => {
  const suite = vitestSuite(name, config);
  return { ...suite, command: [...suite.command, ...more], env: PROOFS };
};

/** Proofs, which the nightly workflow runs. */
export const PROOF_SUITES: readonly Proof[] = [
  {
    name: 'chaos',
    command: ['tsx', 'apps/server/scripts/chaos.ts', '--minutes', '3'],
    inputs: SERVER,
    tests: ['apps/server/src/proofs/chaos.test.ts'],
  },
  {
    ...vitestProof('drill', 'vitest.config.ts', '--project=server', 'proofs/drill'),
    inputs: SERVER,
    tests: ['apps/server/src/proofs/drill.proof.test.ts'],
  },
  {
    ...vitestProof('cluster', 'vitest.config.ts', '--project=server', 'proofs/cluster'),
    inputs: [...SERVER, 'deploy/cluster'],
    tests: ['apps/server/src/proofs/cluster.proof.test.ts'],
    packages: [
      'postgresql-15',
      'patroni',
      'python3-etcd',
      'python3-idna',
      'etcd-server',
      'haproxy',
      'pgbouncer',
    ],
  },
  {
    name: 'clocks',
    command: ['tsx', 'scripts/clocks.ts', '--divided'],
    inputs: [...SERVER, 'apps/web', 'packages/testing', 'scripts/clocks.ts'],
    tests: [...SERVER, 'apps/web', ':!*.proof.test.*'],
  },
  {
    ...vitestProof('damaged files', 'vitest.config.ts', '--project=server', 'hostileFiles'),
    // A test of `npm test`, run with more inputs.
    env: { FUZZ_INPUTS: '2000' },
    inputs: ['apps/server/src/pictures', 'apps/server/src/testing/hostileFiles.ts', ...TOKENS],
    tests: ['apps/server/src/pictures/hostileFiles.test.ts'],
  },
  {
    // Tests in which servers are killed, upgraded, or lose their database.
    ...vitestProof(
      ...(['server', 'vitest.config.ts', '--project=server'] as const),
      '--exclude=**/proofs/{drill,cluster}.*',
    ),
    inputs: [...SERVER, 'packages/testing'],
    tests: ['apps/server/**/*.proof.test.ts'],
  },
  {
    ...JOURNEYS,
    name: 'journeys',
    env: PROOFS,
    inputs: [...SERVER, 'apps/web', 'packages/ui', 'apps/e2e', 'packages/testing'],
  },
  {
    ...vitestProof('documentation', 'apps/docs/vitest.config.ts'),
    group: 'packages',
    needs: PACKAGES,
    inputs: [...PUBLISHED, 'scripts/packages'],
    texts: DOCSTRINGS,
    tests: ['apps/docs/**/*.proof.test.ts', REACH],
  },
  {
    ...vitestProof('consumers', 'scripts/packages/vitest.config.ts'),
    group: 'packages',
    needs: PACKAGES,
    inputs: [...PUBLISHED, 'scripts/packages'],
    texts: [...DOCSTRINGS, ...EXAMPLES],
    tests: ['scripts/packages/*.proof.test.ts'],
  },
  {
    ...storySuite('matrices'),
    env: PROOFS,
    inputs: [...STORIES, 'scripts/stories.ts', 'scripts/storyTier.mjs'],
  },
  {
    ...vitestProof('introduction', 'vitest.config.ts', '--project=repository'),
    group: 'stories',
    needs: STORYBOOK,
    inputs: STORIES,
    tests: ['scripts/introduction.proof.test.ts'],
  },
  {
    ...vitestProof('tokens', 'packages/token-usage/browser.config.ts'),
    group: 'stories',
    needs: STORYBOOK,
    inputs: [...STORIES, 'packages/visual-review', 'packages/token-usage'],
    tests: ['packages/token-usage/browser', REACH],
  },
  {
    ...vitestProof('visual review', 'vitest.config.ts', '--project=visual-review'),
    inputs: ['packages/visual-review'],
    tests: ['packages/visual-review/src/*.proof.test.ts'],
  },
  {
    ...vitestProof('brand pictures', 'vitest.config.ts', '--project=brand'),
    inputs: [...SERVER, 'apps/web', 'packages/ui', 'packages/brand'],
    tests: ['packages/brand/src/*.proof.test.ts'],
  },
  {
    name: 'mutants',
    command: ['tsx', 'scripts/mutants.ts', '--sample'],
    inputs: ['packages/rules', 'scripts/mutants.ts', 'scripts/stryker.json'],
    tests: ['packages/rules'],
  },
  {
    name: 'firefox',
    command: ['tsx', 'scripts/browsers/index.ts', 'firefox'],
    inputs: [...STORIES, 'scripts/browsers'],
    packages: ['firefox-esr'],
    needs: STORYBOOK,
  },
  {
    name: 'webkit',
    command: ['tsx', 'scripts/browsers/index.ts', 'webkit'],
    inputs: [...STORIES, 'scripts/browsers'],
    packages: ['webkit2gtk-driver', 'xvfb'],
    needs: STORYBOOK,
  },
];
