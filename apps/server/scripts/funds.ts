/**
 * Raises and lowers the bankroll and the budget for bonuses, and approves large withdrawals. See
 * "Funds" in docs/operating.md.
 *
 *   npm run funds -- list
 *   npm run funds -- raise bankroll 50000 "Capital of December."
 *   npm run funds -- waiting
 *   npm run funds -- approve 42 "Spoke to the member."
 *
 * Uses the database of DATABASE_OWNER_URL or else DATABASE_URL, even while servers run. Without
 * these settings, opens the embedded database in DATA_DIR.
 */
import { userInfo } from 'node:os';
import { InputError, readArguments, runCommand } from '../../../packages/command-line/src/index.ts';
import { openDatabase } from '../src/db/database';
import { FundsRefused, runFunds, USAGE } from '../src/wallet/fundsCommand';
import { openStore } from './openStore';

await runCommand(async () => {
  const { values, positionals } = readArguments(
    { allowPositionals: true, options: { as: { type: 'string' } } },
    USAGE,
  );
  const store = await openStore().catch((error: Error) => {
    throw new InputError(error.message);
  });
  const db = openDatabase({ url: store.url, connections: 1 });
  try {
    console.log(await runFunds(db, positionals, values.as ?? userInfo().username));
  } catch (error) {
    // The operator can fix these errors, so print no stack trace.
    if (error instanceof FundsRefused) throw new InputError(error.message);
    throw error;
  } finally {
    await db.close();
    await store.close();
  }
  return true;
});
