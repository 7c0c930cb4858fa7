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
import { readArguments } from '../../../packages/command-line/src/arguments.ts';
import { runCommand } from '../../../packages/command-line/src/command.ts';
import { FundsRefused, runFunds, USAGE } from '../src/wallet/fundsCommand';
import { runOnStore } from './runOnStore';

await runCommand(() => {
  const { values, positionals } = readArguments(
    { allowPositionals: true, options: { as: { type: 'string' } } },
    USAGE,
  );
  const operator = values.as ?? userInfo().username;
  return runOnStore({ connections: 1, fixable: [FundsRefused] }, (db) =>
    runFunds(db, positionals, operator),
  );
});
