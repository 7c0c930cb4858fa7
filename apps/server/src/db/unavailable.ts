/** Failure of the database. The statement may still have taken effect. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(
    readonly reason: string,
    /** True if the connection is unusable; false if only the statement was aborted. */
    readonly connectionLost: boolean,
    options?: ErrorOptions,
  ) {
    super(`The database is not available: ${reason}`, options);
  }
}

export class DatabaseAway extends DatabaseUnavailable {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, true, options);
  }
}

/**
 * SQLSTATEs of statements that ran too long, waited too long for a lock, or lacked memory or disk.
 */
const GIVEN_UP = /^(57014|55P03|53100|53200|58030)$/;
/**
 * SQLSTATEs of a server that closes or refuses connections: shutdown, crash, start, too many
 * connections. 25006 means read-only: the server is no longer the primary, and a new connection
 * finds the new primary.
 */
const REFUSED = /^(08...|57P0.|25P0[34]|53300|25006)$/;
const SOCKET =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Driver messages of errors without a code. */
const DRIVER =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/**
 * Converts errors of an unavailable database to `DatabaseUnavailable`; returns others unchanged.
 */
export function toUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (GIVEN_UP.test(code)) return new DatabaseUnavailable(error.message, false, { cause: error });
  const lost = REFUSED.test(code) || SOCKET.test(code) || DRIVER.test(error.message);
  // If connections to several addresses of a host fail, their common error has no message.
  return lost ? new DatabaseUnavailable(error.message || code, true, { cause: error }) : error;
}
