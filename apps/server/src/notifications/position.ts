/** How far back missed events are made up for, in minutes; afterwards everything is asked again. */
export const KEPT_MINUTES = 60;

const KEPT_MS = KEPT_MINUTES * 60_000;

/**
 * Up to where a stream has been told what happened: everything that was visible to a snapshot of the
 * database. An id would not do, for transactions do not commit in the order of ids.
 */
export interface Position {
  /** When the snapshot was taken, by the database's clock; epoch ms. */
  at: number;
  /** As PostgreSQL writes it: `xmin:xmax:xip_list`. */
  snapshot: string;
}

const SHAPE = /^(\d{1,15})\.(\d{1,20}:\d{1,20}:(?:\d{1,20}(?:,\d{1,20})*)?)$/;
/** A snapshot names every transaction that writes; there are only as many as connections. */
const LONGEST = 8_000;

/** A position as a client keeps it. */
export const positionText = ({ at, snapshot }: Position): string => `${at}.${snapshot}`;

/** Whether PostgreSQL would read it: transactions in order, from the first to before the end. */
function isSnapshot(text: string): boolean {
  const [first = 0n, end = 0n, ...open] = (text.match(/\d+/g) ?? []).map(BigInt);
  const isInOrder = open.every((id, place) => id >= (open[place - 1] ?? first) && id < end);
  return first > 0n && first <= end && end < 2n ** 63n && isInOrder;
}

/** Where a client says that it is; undefined for any other text. */
export function readPosition(text: string): Position | undefined {
  const [, at, snapshot] = (text.length <= LONGEST && SHAPE.exec(text)) || [];
  if (at === undefined || snapshot === undefined || !isSnapshot(snapshot)) return undefined;
  return { at: Number(at), snapshot };
}

/** Whether what happened since a position can still be told; `now` is one, too. */
export const isRecent = (since: Position, now: Position): boolean =>
  now.at - since.at < KEPT_MS &&
  // A position of the future is of another database, such as one before a restore.
  Number(since.snapshot.split(':')[1]) <= Number(now.snapshot.split(':')[1]);
