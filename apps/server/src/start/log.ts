import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config/config';
import type { LogError } from '../http/errors';
import type { Answered } from '../http/observe';
import type { OperatorEvent } from '../http/operatorBrands';
import { masking } from './masked';

/** The server's log: a JSON object a line. */
export interface Log {
  /** An error that is ours. */
  error: LogError;
  /** Something outside that operators should know of. */
  warning: (message: string) => void;
  /** A request and how it was answered. */
  answered: (answered: Answered) => void;
  /** Something that an operator did, or tried without the right token. */
  operated: (event: OperatorEvent) => void;
}

/** An error without the fields that drivers add to it: those hold what was in the statement. */
function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: describe(cause) }),
  };
}

function logAnswered(log: Logger, { requestId, method, path, status, ms }: Answered): void {
  const level = path.startsWith('/api/') ? 'info' : 'debug';
  log[level]({ requestId, method, path, status, ms: Math.round(ms * 100) / 100 }, 'answered');
}

const STANDARD_OUTPUT = 1;

/**
 * The standard output, written to a tenth of a second late at most: a system call for every line
 * would cost as much as routing a request.
 */
function standardOutput(): DestinationStream {
  const gathered = { minLength: 8_192, periodicFlush: 100 };
  const output = pino.destination({ dest: STANDARD_OUTPUT, sync: true, ...gathered });
  process.once('exit', () => output.flushSync());
  return output;
}

/**
 * Opens the log. It is given what it may write field by field, so that no header, query or body,
 * and with them no token or password, can get into it. What libraries put into the messages of their
 * errors is masked before a line leaves: see `masking`.
 *
 * @param secrets what must not be in it, whatever the message. @default none
 * @param destination where lines go. @default the standard output
 */
export function createLog(
  level: LogLevel,
  secrets: readonly string[] = [],
  destination?: DestinationStream,
): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { streamWrite: masking(secrets) },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const log = pino(options, destination ?? standardOutput());
  return {
    error: (error, context = {}) => log.error({ ...context, error: describe(error) }, 'failed'),
    warning: (message) => log.warn(message),
    answered: (answered) => logAnswered(log, answered),
    operated: (event) => log.info(event, 'security'),
  };
}
