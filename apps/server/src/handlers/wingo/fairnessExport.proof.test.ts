import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { run } from '../../../../../packages/rules/src/cli/run';
import { createRounds } from '../../draw/roundMaker';
import { drawRounds, ROUND_PARTS, TEST_BEACON } from '../../testing/draws';
import { emptyFolder } from '../../testing/folders';
import { pastRounds, postponeRoots } from '../../testing/rounds';
import { useServers } from '../../testing/suite';
import { closeRounds } from '../../wingo/rounds';

const ROUNDS = 1_000;
const PAGE = 400;
/**
 * Interval, in rounds, between rounds with a beacon. All other rounds are voided, because signing
 * and verifying a thousand rounds would take a minute.
 */
const BEACON_COMES = 20;

const suite = useServers();

/** Downloads the chain until a page is empty. */
async function download(): Promise<string> {
  let file = '';
  for (let after = 0; ;) {
    const path = `/api/fairness/rounds?gametype=1&limit=${PAGE}&after=${after}`;
    const { body } = await suite.wire.get(path);
    const last = body.data.at(-1);
    if (last === undefined) return file;
    file += `${JSON.stringify(body)}\n`;
    after = last.place;
  }
}

async function verify(path: string) {
  const [text, printed, complaints] = [
    await readFile(path, 'utf8'),
    [] as string[],
    [] as string[],
  ];
  const code = run(['verify', '--file', path], {
    read: () => text,
    print: (line) => printed.push(line),
    printError: (line) => complaints.push(line),
  });
  return { code, printed, complaints };
}

test('(A4) a thousand rounds of a running server, exported page by page, are fair', async () => {
  const { db } = suite.database;
  const rounds = await pastRounds(db, ROUNDS);
  await db.transaction((tx) => createRounds(tx, ROUND_PARTS, 1, rounds));
  await postponeRoots(db);
  await closeRounds(db);
  const minuteOf = (beaconRound: number) => Math.floor(beaconRound / 60);
  await drawRounds(suite.database.as('draw'), {
    ...TEST_BEACON,
    signatureOf: async (round) =>
      minuteOf(round) % BEACON_COMES === 0 ? TEST_BEACON.signatureOf(round) : undefined,
  });
  const folder = await emptyFolder();
  const path = join(folder.path, 'rounds.json');
  await writeFile(path, await download());
  const { code, printed, complaints } = await verify(path);
  expect(complaints).toEqual([]);
  expect(code).toBe(0);
  expect(printed[0]).toBe('Checking 1,000 rounds: 50 drawn, 950 voided (no-beacon).');
  expect(printed.at(-1)).toBe('FAIR: 1,000 rounds, each step agrees.');
  await folder.remove();
});
