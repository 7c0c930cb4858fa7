import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

function npm(folder: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CI: '1' },
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${stdout}\n${stderr}`);
}

/** A site outside the workspace, built from the packages as they would be published. */
export interface Consumer {
  /** Where its pages are. */
  built: string;
  remove: () => void;
}

/**
 * Creates a new app outside the workspace from one of `consumers/`, installs the tarballs and its
 * other packages with npm, and builds it.
 */
export function buildConsumer(
  name: string,
  { packages, output }: { packages: readonly string[]; output: string },
): Consumer {
  const folder = mkdtempSync(join(tmpdir(), `${name}-app-`));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    cpSync(join(import.meta.dirname, 'consumers', name), folder, { recursive: true });
    npm(folder, 'install', '--no-audit', '--no-fund', '--prefer-offline', ...packages);
    npm(folder, 'run', 'build');
  } catch (error) {
    remove();
    throw error;
  }
  return { built: join(folder, output), remove };
}
