import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { installConsumer } from '../../packages/consumer.ts';
import { pack } from '../../packages/pack.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** Folder outside the workspace, so that only packages that npm installs can be imported. */
const app = `${root}.cache/bench-ui`;

export const LIBRARIES = ['ours', 'shadcn', 'aria'];

/** Returns a function that maps a library to the folder of its build. */
export function buildScreens(): (library: string) => string {
  const run = (file: string, args: readonly string[], cwd: string, env = {}) =>
    execFileSync(file, args, { cwd, env: { ...process.env, ...env }, stdio: 'pipe' });

  run(`${root}node_modules/.bin/tsx`, ['scripts/packages/build.ts'], root);
  mkdirSync(app, { recursive: true });
  installConsumer(app, {
    templates: [[fileURLToPath(new URL('consumers', import.meta.url)), '.']],
    tarballs: ['messages', 'rules', 'ui'].map((name) => pack(`${root}packages/${name}/dist`, app)),
  });
  for (const library of LIBRARIES) {
    run(`${app}/node_modules/.bin/vite`, ['build'], app, { LIBRARY: library });
  }
  return (library) => `${app}/built/${library}`;
}
