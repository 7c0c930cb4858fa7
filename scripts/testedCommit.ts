import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** Commit at which the tests ran, or the reason why it is unknown. */
type TestedCommit = { commit: string } | { problem: string };

/**
 * Returns the commit that a run has tested. Requires a working tree without changes, and reports newer than
 * the commit.
 *
 * @param reports absolute paths of the run's reports
 */
export function testedCommit(root: string, reports: readonly string[]): TestedCommit {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  const changes = git('status', '--porcelain').trimEnd();
  if (changes !== '') {
    return {
      problem: `The working tree has changes, so the results are not those of a commit. Commit them, and run npm test again:\n${changes}`,
    };
  }
  const missing = reports.find((path) => !existsSync(path));
  if (missing !== undefined) return { problem: `There is no ${missing}. Run npm test first.` };
  const committed = Number(git('log', '-1', '--format=%ct').trim()) * 1000;
  const old = reports.find((path) => statSync(path).mtimeMs < committed);
  if (old !== undefined) {
    return { problem: `${old} is older than the last commit. Run npm test again.` };
  }
  return { commit: git('rev-parse', '--short', 'HEAD').trim() };
}
