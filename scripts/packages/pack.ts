import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** Packs a build as for publishing. Returns the path of the tarball. */
export function pack(dist: string, to: string): string {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['pack', dist, '--pack-destination', to, '--json', '--ignore-scripts'],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`npm cannot pack ${dist}: ${stderr}`);
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  return join(to, filename);
}
