import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';

/** Branch with the hosted reports: static files for GitHub Pages, one folder per report. */
export const HOSTED_BRANCH = 'visual-reports';

/** Maximum number of attempts to push. Other runs push to the same branch. */
const ATTEMPTS = 5;

/** Author of the commit. It is not a person, because the report names the author of the changes. */
const AUTHOR = ['-c', 'user.name=visual review', '-c', 'user.email=visual-review@localhost'];

interface HostOptions {
  report: string;
  /** Name of the folder on the branch, such as `pull-12`. */
  name: string;
  /** Repository that has the remote, and the git settings to reach it. */
  repository: string;
  /**
   * Name of the remote.
   * @default 'origin'
   */
  remote?: string;
  /** Maximum number of reports that stay on the branch; 40 by default. */
  kept?: number;
}

/**
 * Pushes a report to the branch of hosted reports, where it replaces any earlier report with the same
 * name. The branch has a single commit, so that removed images take no space.
 *
 * @throws InputError if there is no report, or if its name is not a valid folder name
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
      // Retries if another run has pushed in the meantime.
      const isLate = /stale info|fetch first|cannot lock ref/.test((error as Error).message);
      if (!isLate || attempt === ATTEMPTS) throw error;
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Attempts to push once, from an empty folder. Throws an error with git's message. */
function push(folder: string, options: Required<HostOptions>): void {
  const { report, name, repository, remote, kept } = options;
  const site = join(folder, 'site');
  fs.mkdirSync(site);
  const gitDir = execFileSync('git', ['rev-parse', '--absolute-git-dir'], { cwd: repository });
  // Uses a separate index and work tree, so that the checkout of the repository does not change.
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
  /** File with the names of the report folders, newest first. */
  const list = join(site, 'reports.json');
  const before = fs.existsSync(list) ? (JSON.parse(fs.readFileSync(list, 'utf8')) as string[]) : [];
  const names = [name, ...before.filter((other) => other !== name)];
  for (const gone of [name, ...names.slice(kept)]) {
    fs.rmSync(join(site, gone), { recursive: true, force: true });
  }
  fs.cpSync(report, join(site, name), { recursive: true });
  fs.writeFileSync(list, `${JSON.stringify(names.slice(0, kept), null, 2)}\n`);
  // Creates this file because GitHub Pages would otherwise omit names that begin with an underscore.
  fs.writeFileSync(join(site, '.nojekyll'), '');
  git('add', '--all', '--force', site);
  const commit = git(...AUTHOR, 'commit-tree', git('write-tree'), '-m', `The report ${name}`);
  git('push', `--force-with-lease=${branch}:${found}`, remote, `${commit}:${branch}`);
}
