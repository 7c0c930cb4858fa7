import { FairnessError } from '../fairness';
import { CliError, type Io } from './io';
import { usageText } from './usage';
import { readArguments, type Values } from './values';
import { verifyOne } from './verifyOne';
import { verifyOriginal } from './verifyOriginal';
import { verifyReceipts } from './verifyReceipts';
import { readRounds, verifyFile } from './verifyFile';

function verify(values: Values, io: Io): boolean {
  const { file, receipt, round, game } = values;
  if (game !== undefined) return verifyOriginal(values, io);
  if (file === undefined && receipt === undefined) {
    if (round === undefined) throw new CliError(usageText);
    return verifyOne(values, io);
  }
  const rounds = file === undefined ? undefined : readRounds(file, io);
  const receiptsHold = receipt === undefined || verifyReceipts(receipt, rounds, values, io);
  return (rounds === undefined || verifyFile(rounds, values, io)) && receiptsHold;
}

/**
 * Runs the command.
 *
 * @returns the exit code: 0 if everything is fair
 */
export function run(args: readonly string[], io: Io): number {
  try {
    const { positionals, values } = readArguments(args);
    if (values.help === true) {
      io.print(usageText);
      return 0;
    }
    if (positionals.join() !== 'verify') throw new CliError(usageText);
    return verify(values, io) ? 0 : 1;
  } catch (error) {
    if (!(error instanceof CliError || error instanceof FairnessError)) throw error;
    io.printError(error.message);
    return 1;
  }
}
