import { pino, type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config/config';
import type { LogError } from '../http/errors';
import type { Answered } from '../http/observe';
import type { OperatorEvent } from '../http/operatorBrands';
import { masking } from './masked';

/** Log of the server, with one JSON object per line. */
export interface Log {
  error: LogError;
  /** Logs an external problem for operators. */
  warning: (message: string) => void;
  /** Logs a request and its response. */
  answered: (answered: Answered) => void;
  /** Logs an operator's action, or an attempt with a wrong token. */
  operated: (event: OperatorEvent) => void;
}

/**
 * Describes an error without the fields of database drivers, which contain parts of the statement.
 */
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
 * Opens the standard output with batched lines, delayed by at most 0.1 s. One system call per line
 * would cost as much as routing a request.
 */
function standardOutput(): DestinationStream {
  const gathered = { minLength: 8_192, periodicFlush: 100 };
  const output = pino.destination({ dest: STANDARD_OUTPUT, sync: true, ...gathered });
  process.once('exit', () => output.flushSync());
  return output;
}

/**
 * Opens the log. Only listed fields are logged, so that headers, queries and bodies cannot leak
 * tokens or passwords. Secrets in the error messages of libraries are masked, see `masking`.
 *
 * @param secrets texts to mask in every message. @default none
 * @param destination destination of the lines. @default the standard output
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
