import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export function pack(dist: string, to: string): string {
  const args = ['pack', dist, '--pack-destination', to, '--json', '--ignore-scripts'];
  const output = execFileSync('npm', args, { encoding: 'utf8', stdio: 'pipe' });
  const [{ filename }] = JSON.parse(output) as [{ filename: string }];
  return join(to, filename);
}
