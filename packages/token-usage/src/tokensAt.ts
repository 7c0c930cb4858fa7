import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadBrands, type Brand } from '@platform/tokens';
import { InputError } from '@platform/command-line';

/** The brands as they were in a commit. Throws an `InputError` when there is no such commit. */
export async function brandsAt(repository: string, revision: string): Promise<Brand[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tokens-'));
  try {
    const archive = execFileSync(
      'git',
      ['archive', '--format=tar', `${revision}^{commit}`, 'tokens'],
      { cwd: repository, maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'pipe'] },
    );
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    return await loadBrands(join(folder, 'tokens'), { contrast: false });
  } catch (error) {
    if (error instanceof Error && error.name === 'BrandError') throw error;
    throw new InputError(
      `There is no commit '${revision}' with brands in this repository. Name a branch, a tag or a hash.`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What a range names: `main..HEAD` two commits, `main` or `main..` a commit and what is on disk now. */
export function readRange(range: string): { before: string; after: string | undefined } {
  const [before = '', after = ''] = range.split(/\.\.\.?/);
  return { before: before || 'HEAD', after: after || undefined };
}
