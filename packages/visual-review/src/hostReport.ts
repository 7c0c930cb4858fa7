import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';

/** The branch of hosted reports: a site of static files, a folder each, such as GitHub Pages serves. */
export const HOSTED_BRANCH = 'visual-reports';

/** How many reports are hosted; older ones make room. */
const KEPT = 40;
/** How often it is tried again when another run hosts its report at the same time. */
const ATTEMPTS = 5;
/** The names of the folders on the branch, the newest first. */
const LIST = 'reports.json';

export interface HostOptions {
  /** The folder of the report. */
  report: string;
  /** The folder that it gets on the branch, such as `pull-12`. */
  name: string;
  /** A repository whose remote of this name has the branch; what git asks it with is set up there. */
  repository: string;
  /** @default 'origin' */
  remote?: string;
  /** @default 40 */
  kept?: number;
}

/**
 * Puts a report on the branch of hosted reports, in place of an earlier one of its name. The branch has
 * a single commit, so that pictures that are gone take no room.
 *
 * @throws InputError when there is no report, or its name is not that of a folder
 */
export function hostReport({
  report,
  name,
  repository,
  remote = 'origin',
  kept = KEPT,
}: HostOptions): void {
  if (!/^[a-z0-9][a-z0-9.-]*$/i.test(name)) {
    throw new InputError(`--host '${name}': use letters, digits, '-' and '.', as in pull-12.`);
  }
  if (!existsSync(join(report, 'index.html'))) {
    throw new InputError('There is no report. Make one with npm run visual -- --base REV.');
  }
  for (let attempt = 1; ; attempt += 1) {
    const folder = mkdtempSync(join(tmpdir(), 'hosted-'));
    try {
      if (push(folder, { report, name, repository, remote, kept })) return;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
    if (attempt === ATTEMPTS) {
      throw new Error(`${HOSTED_BRANCH} could not be pushed: others push it all the time.`);
    }
  }
}

/** One attempt, in an empty folder; answers whether the branch was still as it was found. */
function push(
  folder: string,
  { report, name, repository, remote, kept }: Required<HostOptions>,
): boolean {
  const site = join(folder, 'site');
  mkdirSync(site);
  const ask = (args: string[], env: NodeJS.ProcessEnv = process.env) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe', env }).trim();
  // An index and files of its own: what is checked out in the repository stays as it is.
  const env = {
    ...process.env,
    GIT_DIR: ask(['rev-parse', '--absolute-git-dir']),
    GIT_WORK_TREE: site,
    GIT_INDEX_FILE: join(folder, 'index'),
  };
  const git = (...args: string[]) => ask(args, env);
  const branch = `refs/heads/${HOSTED_BRANCH}`;
  const [found = ''] = git('ls-remote', remote, branch).split(/\s/);
  if (found !== '') {
    git('fetch', '--quiet', '--depth', '1', remote, found);
    git('read-tree', '-u', '--reset', found);
  }
  const list = join(site, LIST);
  const before = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : [];
  const names = [name, ...before.filter((other) => other !== name)];
  for (const gone of [name, ...names.slice(kept)]) {
    rmSync(join(site, gone), { recursive: true, force: true });
  }
  cpSync(report, join(site, name), { recursive: true });
  writeFileSync(list, `${JSON.stringify(names.slice(0, kept), null, 2)}\n`);
  // Otherwise GitHub Pages leaves out what begins with an underscore.
  writeFileSync(join(site, '.nojekyll'), '');
  git('add', '--all', '--force', site);
  const commit = git(...AUTHOR, 'commit-tree', git('write-tree'), '-m', `The report ${name}`);
  const pushed = spawnSync(
    'git',
    ['push', `--force-with-lease=${branch}:${found}`, remote, `${commit}:${branch}`],
    { cwd: repository, encoding: 'utf8', env },
  );
  if (pushed.status === 0) return true;
  if (/stale info|fetch first|cannot lock ref/.test(pushed.stderr)) return false;
  throw new Error(`${HOSTED_BRANCH} could not be pushed: ${pushed.stderr.trim()}`);
}

/** No one's own name: the report says whose changes it shows. */
const AUTHOR = ['-c', 'user.name=visual review', '-c', 'user.email=visual-review@localhost'];
