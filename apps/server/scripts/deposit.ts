/**
 * Pays test USDT to a member, as a confirmed deposit on the demo chain:
 *
 *   npm run deposit -- --member demo --amount 100 [--network USDT-BEP20]
 *
 * A running server credits the deposit within a second, a stopped server at its next start. Not
 * available with DATABASE_URL, where money is real.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { NETWORK_NAMES } from '@platform/rules/funds';
import { parseUsdt, toDecimal } from '@platform/rules/money';
import { readSettings } from '../src/config/config';
import { SCHEMA_DIR } from '../src/paths';
import { openDatabase } from '../src/db/database';
import { openEmbedded } from '../src/db/embedded/openEmbedded';
import { migrate } from '../src/db/migrate';
import { payDemoDeposit } from '../src/wallet/demoDeposit';

const USAGE = 'npm run deposit -- --member <user ID> --amount <USDT> [--network USDT-BEP20]';

function readArguments() {
  const { values } = parseArgs({
    options: {
      member: { type: 'string' },
      amount: { type: 'string' },
      network: { type: 'string', default: 'USDT-BEP20' },
    },
  });
  const network = NETWORK_NAMES.find((name) => name === values.network);
  if (values.member === undefined || values.amount === undefined || network === undefined) {
    throw new Error(`Usage: ${USAGE}\nNetworks: ${NETWORK_NAMES.join(', ')}.`);
  }
  const amount = parseUsdt(values.amount);
  if (amount <= 0n) throw new Error(`--amount: ${values.amount} is not more than zero.`);
  return { code: values.member, amount, network };
}

async function deposit(): Promise<string> {
  const { code, amount, network } = readArguments();
  const config = readSettings(['DATABASE_URL', 'DATA_DIR'], process.env);
  if (config.DATABASE_URL !== undefined) {
    throw new Error('There is no test money with DATABASE_URL. Unset it to use the embedded mode.');
  }
  const embedded = await openEmbedded(config.DATA_DIR);
  const db = openDatabase({ url: embedded.url, connections: 1 });
  try {
    await migrate(db, SCHEMA_DIR);
    const hash = await payDemoDeposit(db, { code, network, amount, seed: randomUUID() });
    return `Paid ${toDecimal(amount)} ${network} to ${code} in transaction ${hash}.`;
  } finally {
    await db.close();
    await embedded.close();
  }
}

try {
  console.log(await deposit());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
