import { pino, type DestinationStream } from 'pino';
import type { LogLevel } from '../config/config';
import type { LogError } from '../http/errors';
import type { Answered } from '../http/observe';
import type { OperatorEvent } from '../http/operatorBrands';
import { masking } from './masked';

export interface Log {
  error: LogError;
  /** Logs an external problem for operators. */
  warning: (message: string) => void;
  answered: (answered: Answered) => void;
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

/**
 * Writes the line of a request. Pino takes several times as long, because it accepts any fields.
 */
function logAnswered(
  output: DestinationStream,
  level: 'info' | 'debug',
  { requestId, method, path, route, status, ms }: Answered,
  mask: (text: string) => string,
): void {
  const shown = path === route ? `"${path}"` : mask(JSON.stringify(path));
  output.write(
    `{"level":"${level}","time":"${new Date().toISOString()}","requestId":"${requestId}",` +
      `"method":"${method}","path":${shown},"status":${status},"ms":${Math.round(ms * 100) / 100},` +
      '"msg":"answered"}\n',
  );
}

const isCall = (path: string): boolean => path.startsWith('/api/');

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
 * Creates the log. Only listed fields are logged, so that headers, queries and bodies cannot leak
 * tokens or passwords. Secrets in the error messages of libraries are masked: see `masking`.
 */
export function createLog(
  level: LogLevel,
  secrets: readonly string[] = [],
  destination?: DestinationStream,
): Log {
  const mask = masking(secrets);
  const output = destination ?? standardOutput();
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: { streamWrite: mask },
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const log = pino(options, output);
  return {
    error: (error, context = {}) => log.error({ ...context, error: describe(error) }, 'failed'),
    warning: (message) => log.warn(message),
    answered: (answered) => {
      const severity = isCall(answered.path) ? 'info' : 'debug';
      if (log.isLevelEnabled(severity)) logAnswered(output, severity, answered, mask);
    },
    operated: (event) => log.info(event, 'security'),
  };
}
