import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Folder outside the workspace, with the packages installed as published. */
interface Consumer {
  folder: string;
  run: (program: string, ...args: readonly string[]) => Promise<string>;
  runIn: (below: string, program: string, ...args: readonly string[]) => Promise<string>;
}

/**
 * Creates the folder, or keeps the folder of the last run, in which npm only replaces the tarballs.
 *
 * @param templates folders to copy, and their targets below `folder`
 */
export function installConsumer(
  folder: string,
  {
    templates,
    tarballs,
  }: {
    templates: readonly (readonly [from: string, to: string])[];
    tarballs: readonly string[];
  },
): Consumer {
  mkdirSync(folder, { recursive: true });
  for (const [from, to] of templates) cpSync(from, join(folder, to), { recursive: true });
  // Without this removal, npm would keep an installed tarball of the same version.
  rmSync(join(folder, 'node_modules/@platform'), { recursive: true, force: true });
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline'];
  execFileSync('npm', [...args, ...tarballs], { cwd: folder, stdio: 'pipe' });
  const runIn: Consumer['runIn'] = async (below, program, ...rest) => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [join(folder, program), ...rest],
      {
        cwd: join(folder, below),
        // The application's tests must not run as a part of ours.
        env: {
          ...process.env,
          VITEST: undefined,
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
          CI: '1',
        },
        maxBuffer: 2 ** 27,
      },
    ).catch((error: Error & { stdout: string }) => {
      throw new Error(`${error.message}\n${error.stdout}`);
    });
    return stdout;
  };
  return { folder, runIn, run: (program, ...rest) => runIn('.', program, ...rest) };
}
