/**
 * Checks the staff audit log. Exits with 1 if the log is not complete.
 *
 *   npm run verify -- audit [--known <hash>]
 */
import { readArguments } from '../../../packages/command-line/src/arguments.ts';
import { runCommand } from '../../../packages/command-line/src/command.ts';
import { checkAudit, reportAudit } from '../src/staff/audit';
import { runOnStore } from './runOnStore';

const USAGE = `Usage: npm run verify -- audit [--known <hash>]

  --known <hash>  hash that an earlier check printed; the log must still contain it

Uses the database of DATABASE_OWNER_URL or else DATABASE_URL, with the role platform_report.`;

await runCommand(async () => {
  const { values } = readArguments({ options: { known: { type: 'string' } } }, USAGE);
  let outcome = false;
  await runOnStore({ connections: 1, fixable: [] }, async (db) => {
    const { text, isComplete } = reportAudit(await checkAudit(db, values.known));
    outcome = isComplete;
    return text;
  });
  return outcome;
});
