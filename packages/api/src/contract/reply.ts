import * as v from 'valibot';
import { count, instant, ROWS_PER_PAGE } from './fields';

/** The arguments of a message, by name. */
/** Arguments of a text, by name. */
export const params = v.record(v.string(), v.union([v.string(), v.number()]));

/** By these a client shows a message in another language. A server may leave them out. */
const said = {
  /** What the message says, as a word for programs, such as `ROUND_CLOSED`. */
  code: v.optional(v.string()),
  /** The arguments of the message, where it has any. */
  params: v.optional(params),
};

const common = { status: v.literal('success'), message: v.optional(v.string()), ...said };

/** A successful reply: `status`, perhaps a `message` with its code, and the fields of the call. */
export const reply = <Entries extends v.ObjectEntries>(entries: Entries) =>
  // A spread of generic entries is typed as if both held; the call's own `message` replaces the other.
  v.object({ ...common, ...entries } as Omit<typeof common, keyof Entries> & Entries);

/** How every call answers a failure. `message` is a sentence for the member. */
export const errorReply = v.object({
  status: v.literal('error'),
  message: v.string(),
  ...said,
  /**
   * Whether what was asked may be done nevertheless. With the same `Idempotency-Key` it can be asked
   * again: it is done once at most. Always there on a write that fails with a status of 500 or more.
   */
  uncertain: v.optional(v.boolean()),
});
export type ErrorReply = v.InferInput<typeof errorReply>;

/** How a member call answers a missing or unknown token: the session is over. */
export const NOT_LOGGED_IN = 'You are not logged in! Please log in to get access.';
/** How a member call answers an expired token: the session is over. */
export const TOKEN_EXPIRED = 'jwt expired';

export const pagination = v.object({
  currentPage: count,
  totalPages: count,
  totalRecords: count,
  /** The records before it are archived: in no page, and not counted. Absent when there are none. */
  archived_before: v.optional(instant),
});
export type Pagination = v.InferOutput<typeof pagination>;

/**
 * The pagination of a history with so many records; an empty history has no page.
 *
 * @param archivedBefore the moment before which there are only archived records. @default there are none
 */
export const paginate = (
  totalRecords: number,
  currentPage: number,
  size = ROWS_PER_PAGE,
  archivedBefore?: Date,
): Pagination => ({
  currentPage,
  totalPages: Math.ceil(totalRecords / size),
  totalRecords,
  ...(archivedBefore && { archived_before: archivedBefore.getTime() }),
});

/** A page of a history. */
export const pageReply = <Row extends v.GenericSchema<unknown, unknown>>(row: Row) =>
  reply({ data: v.array(row), pagination });
