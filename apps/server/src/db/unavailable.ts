/** The database could not be reached, or did not answer in time. What it was asked may be done. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';

  constructor(
    /** What was wrong, as the database, the driver or the network reported it. */
    readonly reason: string,
    /** Whether the connection is of no more use; else only the statement was given up. */
    readonly connectionLost: boolean,
    options?: ErrorOptions,
  ) {
    super(`The database is not available: ${reason}`, options);
  }
}

/** It is known to be away, which was reported once: see `DatabaseOptions.heartbeat`. */
export class DatabaseAway extends DatabaseUnavailable {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, true, options);
  }
}

/**
 * SQLSTATE of a statement that ran too long, waited too long for a lock, or found no room on the disk, no
 * memory, or a disk that fails.
 */
const GIVEN_UP = /^(57014|55P03|53100|53200|58030)$/;
/**
 * SQLSTATE of a server that ends the connection or takes none: shutdown, crash, start, full. One that
 * only reads was the primary before: a new connection finds the one that is it now.
 */
const REFUSED = /^(08...|57P0.|25P0[34]|53300|25006)$/;
/** What Node says of a socket. */
const SOCKET =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** What the driver says without a code. */
const DRIVER =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** The error as `DatabaseUnavailable` where it is one by its code or text, else as it was. */
export function toUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseUnavailable) return error;
  const code = 'code' in error ? String(error.code) : '';
  if (GIVEN_UP.test(code)) return new DatabaseUnavailable(error.message, false, { cause: error });
  const lost = REFUSED.test(code) || SOCKET.test(code) || DRIVER.test(error.message);
  // Several addresses of one host fail together, without a text of their own.
  return lost ? new DatabaseUnavailable(error.message || code, true, { cause: error }) : error;
}
