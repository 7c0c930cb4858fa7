import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { InputError } from '@platform/command-line';
import { retry } from 'es-toolkit';

/** Branch for hosted reports: static files for GitHub Pages, one folder per report. */
export const HOSTED_BRANCH = 'visual-reports';

const BRANCH = `refs/heads/${HOSTED_BRANCH}`;

/** Git identity of the report commits. The report itself names the author of the changes. */
const AUTHOR = ['-c', 'user.name=visual review', '-c', 'user.email=visual-review@localhost'];

interface HostOptions {
  report: string;
  /** Name of the folder on the branch, such as `pull-12`. */
  name: string;
  /** Repository whose `origin` has the branch, with the git settings to reach it. */
  repository: string;
  /** Maximum number of reports that stay on the branch; 40 by default. */
  kept?: number;
}

/**
 * Pushes a report to the branch of hosted reports, where it replaces any earlier report with the
 * same name. The branch has a single commit, so that removed images take no space.
 */
export async function hostReport({ report, name, repository, kept = 40 }: HostOptions) {
  if (!/^[a-z0-9][a-z0-9.-]*$/i.test(name)) {
    throw new InputError(`--host '${name}': use letters, digits, '-' and '.', as in pull-12.`);
  }
  if (!fs.existsSync(join(report, 'index.html'))) {
    throw new InputError('There is no report. Make one with npm run visual -- --base REV.');
  }
  await retry(async () => push({ report, name, repository, kept }), {
    retries: 5,
    // Retries after another run has pushed in the meantime.
    shouldRetry: (error) => /stale info|fetch first|cannot lock ref/.test(String(error)),
  });
}

function push({ report, name, repository, kept }: Required<HostOptions>): void {
  // Uses a separate index and work tree, so that the checkout of the repository does not change.
  const site = fs.mkdtempSync(join(tmpdir(), 'hosted-'));
  const env = { ...process.env, GIT_INDEX_FILE: `${site}.index` };
  const git = (...args: string[]) =>
    execFileSync('git', [`--work-tree=${site}`, ...args], {
      cwd: repository,
      encoding: 'utf8',
      env,
      stdio: 'pipe',
    }).trim();
  try {
    const [found = ''] = git('ls-remote', 'origin', BRANCH).split(/\s/);
    if (found !== '') {
      git('fetch', '--quiet', '--depth', '1', 'origin', found);
      git('read-tree', '-u', '--reset', found);
    }
    /** File with the names of the report folders, newest first. */
    const list = join(site, 'reports.json');
    const before = found === '' ? [] : (JSON.parse(fs.readFileSync(list, 'utf8')) as string[]);
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
    git('push', `--force-with-lease=${BRANCH}:${found}`, 'origin', `${commit}:${BRANCH}`);
  } finally {
    for (const path of [site, env.GIT_INDEX_FILE])
      fs.rmSync(path, { recursive: true, force: true });
  }
}
