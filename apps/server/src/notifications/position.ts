/** Gap after which clients reload everything, in minutes. */
export const KEPT_MINUTES = 60;

const KEPT_MS = KEPT_MINUTES * 60_000;

/**
 * Position of a stream: it has received everything that was visible to this database snapshot. An
 * id is not enough, because transactions do not commit in the order of ids.
 */
export interface Position {
  /** Time of the snapshot by the database's clock, epoch ms. */
  at: number;
  /** Snapshot in PostgreSQL's format: `xmin:xmax:xip_list`. */
  snapshot: string;
}

const SHAPE = /^(\d{1,15})\.(\d{1,20}:\d{1,20}:(?:\d{1,20}(?:,\d{1,20})*)?)$/;
/**
 * Maximum length of a position. A snapshot lists every open write transaction, at most one per
 * connection.
 */
const LONGEST = 8_000;

export const positionText = ({ at, snapshot }: Position): string => `${at}.${snapshot}`;

/**
 * Returns true if PostgreSQL accepts the snapshot: transaction ids in order, from `xmin` to before
 * `xmax`.
 */
function isSnapshot(text: string): boolean {
  const [first = 0n, end = 0n, ...open] = (text.match(/\d+/g) ?? []).map(BigInt);
  const isInOrder = open.every((id, place) => id >= (open[place - 1] ?? first) && id < end);
  return first > 0n && first <= end && end < 2n ** 63n && isInOrder;
}

export function readPosition(text: string): Position | undefined {
  const [, at, snapshot] = (text.length <= LONGEST && SHAPE.exec(text)) || [];
  if (at === undefined || snapshot === undefined || !isSnapshot(snapshot)) return undefined;
  return { at: Number(at), snapshot };
}

export const isRecent = (since: Position, now: Position): boolean =>
  now.at - since.at < KEPT_MS &&
  // A position in the future belongs to another database, for example if it predates a restore.
  Number(since.snapshot.split(':')[1]) <= Number(now.snapshot.split(':')[1]);
