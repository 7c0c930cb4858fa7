import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installConsumer } from '../../packages/consumer.ts';
import { pack } from '../../packages/pack.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Folder outside the workspace, so that only packages that npm installs can be imported. */
const app = `${root}.cache/bench-ui`;

/** Builds the screen with the packed tarball of the design system. Returns the folder of the build. */
export async function buildScreen(): Promise<string> {
  const options = { cwd: root, stdio: 'pipe' } as const;
  execFileSync(`${root}node_modules/.bin/tsx`, ['scripts/packages/build.ts'], options);
  mkdirSync(app, { recursive: true });
  const { run } = installConsumer(app, {
    templates: [[fileURLToPath(new URL('consumers', import.meta.url)), '.']],
    tarballs: ['messages', 'rules', 'ui'].map((name) => pack(`${root}packages/${name}/dist`, app)),
  });
  await run('node_modules/vite/bin/vite.js', 'build');
  return `${app}/dist`;
}
