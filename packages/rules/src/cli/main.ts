#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { colorText } from '../wingo';
import { verifyRound } from './verifyRound';

const USAGE = `Checks a Wingo round offline.

  npx @platform/rules verify --round <number> --seed <hex> --commitment <hex> [--result <digit>]

The round's number and commitment are served before betting opens, its seed since the draw
(server_seed and commitment in the game history). Exit code 0: the draw was fair.`;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        round: { type: 'string' },
        seed: { type: 'string' },
        commitment: { type: 'string' },
        result: { type: 'string' },
      },
    });
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${USAGE}`);
  }
}

const {
  positionals: [command],
  values: { round, seed, commitment, result },
} = readArguments();
if (command !== 'verify' || !round || !seed || !commitment) fail(USAGE);

try {
  const { committed, digit } = verifyRound({ round, seed, commitment });
  if (!committed) {
    fail('NOT FAIR: this seed is not the one that was committed to before betting opened.');
  }
  console.log(`The seed is the one that was committed to. It draws ${digit}, ${colorText(digit)}.`);
  if (result !== undefined && result !== String(digit)) {
    fail(`NOT FAIR: the round was settled as ${result}.`);
  }
} catch (error) {
  fail((error as Error).message);
}
