import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A folder outside the workspace, in which the packages are installed as they would be published. */
export interface Consumer {
  folder: string;
  /** Runs a program of Node there, and returns what it prints. */
  run: (program: string, ...args: readonly string[]) => Promise<string>;
  /** Runs it in a folder below. */
  runIn: (below: string, program: string, ...args: readonly string[]) => Promise<string>;
}

/**
 * Copies templates to a folder and installs it with npm, and the tarballs with it. The folder is kept
 * between runs, so that npm only has to replace the tarballs.
 *
 * @param templates the folders to copy, and what they become below `folder`
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
  // npm keeps a tarball that it has installed under the same version.
  rmSync(join(folder, 'node_modules/@platform'), { recursive: true, force: true });
  const args = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline'];
  const { status, stderr } = spawnSync('npm', [...args, ...tarballs], {
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm cannot install ${tarballs.join(' ')}:\n${stderr}`);
  const runIn: Consumer['runIn'] = async (below, program, ...rest) => {
    const child = spawn(process.execPath, [join(folder, program), ...rest], {
      cwd: join(folder, below),
      // An application's own run of tests is not one within ours.
      env: {
        ...process.env,
        VITEST: undefined,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        CI: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended = once(child, 'close') as Promise<[number | null]>;
    const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await ended;
    if (code !== 0) throw new Error(`${program} ${rest.join(' ')} failed:\n${output}\n${errors}`);
    return output;
  };
  return { folder, runIn, run: (program, ...rest) => runIn('.', program, ...rest) };
}
