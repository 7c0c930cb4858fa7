import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';

/** The branch of hosted reports: static files, a folder for each report, as GitHub Pages serves. */
export const HOSTED_BRANCH = 'visual-reports';

/** Attempts to push while other runs host their reports. */
const ATTEMPTS = 5;

/** The commit has no person's name: the report says whose changes it shows. */
const AUTHOR = ['-c', 'user.name=visual review', '-c', 'user.email=visual-review@localhost'];

export interface HostOptions {
  /** Folder of the report. */
  report: string;
  /** Folder on the branch, such as `pull-12`. */
  name: string;
  /** Repository with the remote, and with the settings that git reaches it with. */
  repository: string;
  /** @default 'origin' */
  remote?: string;
  /**
   * Number of reports on the branch; older ones are removed.
   * @default 40
   */
  kept?: number;
}

/**
 * Puts a report on the branch of hosted reports, in place of an earlier one of its name. The branch
 * has a single commit, so that removed pictures take no space.
 *
 * @throws InputError when there is no report, or its name is not that of a folder
 */
export function hostReport({
  report,
  name,
  repository,
  remote = 'origin',
  kept = 40,
}: HostOptions): void {
  if (!/^[a-z0-9][a-z0-9.-]*$/i.test(name)) {
    throw new InputError(`--host '${name}': use letters, digits, '-' and '.', as in pull-12.`);
  }
  if (!fs.existsSync(join(report, 'index.html'))) {
    throw new InputError('There is no report. Make one with npm run visual -- --base REV.');
  }
  for (let attempt = 1; ; attempt += 1) {
    const folder = fs.mkdtempSync(join(tmpdir(), 'hosted-'));
    try {
      push(folder, { report, name, repository, remote, kept });
      return;
    } catch (error) {
      // Another run has pushed in the meantime.
      const isLate = /stale info|fetch first|cannot lock ref/.test((error as Error).message);
      if (!isLate || attempt === ATTEMPTS) throw error;
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Pushes once, from an empty folder. Throws with the message of git. */
function push(folder: string, options: Required<HostOptions>): void {
  const { report, name, repository, remote, kept } = options;
  const site = join(folder, 'site');
  fs.mkdirSync(site);
  const gitDir = execFileSync('git', ['rev-parse', '--absolute-git-dir'], { cwd: repository });
  // An index and files of its own: the checkout of the repository stays as it is.
  const env = {
    ...process.env,
    GIT_DIR: gitDir.toString().trim(),
    GIT_WORK_TREE: site,
    GIT_INDEX_FILE: join(folder, 'index'),
  };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: repository, encoding: 'utf8', stdio: 'pipe', env }).trim();
  const branch = `refs/heads/${HOSTED_BRANCH}`;
  const [found = ''] = git('ls-remote', remote, branch).split(/\s/);
  if (found !== '') {
    git('fetch', '--quiet', '--depth', '1', remote, found);
    git('read-tree', '-u', '--reset', found);
  }
  /** Names of the folders, the newest first. */
  const list = join(site, 'reports.json');
  const before = fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as string[]) : [];
  const names = [name, ...before.filter((other) => other !== name)];
  for (const gone of [name, ...names.slice(kept)]) {
    fs.rmSync(join(site, gone), { recursive: true, force: true });
  }
  fs.cpSync(report, join(site, name), { recursive: true });
  fs.writeFileSync(list, `${JSON.stringify(names.slice(0, kept), null, 2)}\n`);
  // Without it, GitHub Pages leaves out names that begin with an underscore.
  fs.writeFileSync(join(site, '.nojekyll'), '');
  git('add', '--all', '--force', site);
  const commit = git(...AUTHOR, 'commit-tree', git('write-tree'), '-m', `The report ${name}`);
  git('push', `--force-with-lease=${branch}:${found}`, remote, `${commit}:${branch}`);
}
