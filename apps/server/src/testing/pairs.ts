import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '../db/database';
import { PairDraw } from '../draw/pairDraw';
import { pairLoop } from '../jobs/pairLoop';
import { systemRandom } from '../ports/random';
import type { Keyring } from '../sealing/keyring';
import { TOKENS_DIR } from './app';
import type { TestFolder } from './folders';
import { TEST_KEYRING } from './keyring';

export const pairDraw = (
  onError: (error: unknown) => void,
  keyring: Keyring = TEST_KEYRING,
): PairDraw => new PairDraw({ random: systemRandom, keyring, onError });

/** Decides the requests of web servers, like the draw process. Returns a function that stops. */
export function answerDraws(
  db: Database,
  onError: (error: unknown) => void,
  draw: Pick<PairDraw, 'answer' | 'endAbsent'> = pairDraw(onError),
): () => Promise<void> {
  const loop = pairLoop({ db, draw, onError });
  loop.start();
  return () => loop.stop();
}

/** Copies the brands, with the single-player real-money games on the default brand. */
export async function brandsWithOriginals(): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'brands-with-originals-'));
  await promisify(execFile)('cp', ['-a', `${TOKENS_DIR}/.`, path]);
  const file = join(path, 'brands/default/brand.json');
  const facts = JSON.parse(await readFile(file, 'utf8')) as object;
  await writeFile(file, JSON.stringify({ ...facts, realGames: ['dice', 'mines', 'plinko'] }));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
