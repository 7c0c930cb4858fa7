import * as v from 'valibot';
import { count, instant, ROWS_PER_PAGE } from './fields';

export const params = v.record(v.string(), v.union([v.string(), v.number()]));

/** Code and arguments of a message, which other servers may omit. */
const messageFields = {
  /** Code of the message, such as `ROUND_CLOSED`. */
  code: v.optional(v.string()),
  params: v.optional(params),
};

const common = { status: v.literal('success'), message: v.optional(v.string()), ...messageFields };

/** Successful reply: `status`, an optional `message` with its code, and the fields of the call. */
export const reply = <Entries extends v.ObjectEntries>(entries: Entries) =>
  // Omits the common `message` field, because the spread type would keep both.
  v.object({ ...common, ...entries } as Omit<typeof common, keyof Entries> & Entries);

/** Reply to a failed call. `message` is a sentence for the member. */
export const errorReply = v.object({
  status: v.literal('error'),
  message: v.string(),
  ...messageFields,
  /**
   * True if the request may have been executed. A retry with the same `Idempotency-Key` executes it
   * at most once. Always present if a write fails with a status of 500 or higher.
   */
  uncertain: v.optional(v.boolean()),
});
export type ErrorReply = v.InferInput<typeof errorReply>;

/** Message for a missing or unknown token: the session is over. */
export const NOT_LOGGED_IN = 'You are not logged in! Please log in to get access.';
/** Message for an expired token: the session is over. */
export const TOKEN_EXPIRED = 'jwt expired';

export const pagination = v.object({
  currentPage: count,
  totalPages: count,
  totalRecords: count,
  /**
   * Time before which records are archived. Archived records are neither listed nor counted. Absent
   * if nothing is archived.
   */
  archived_before: v.optional(instant),
});
export type Pagination = v.InferOutput<typeof pagination>;

/**
 * Returns a history's pagination. An empty history has no pages.
 *
 * @param archivedBefore time before which records are archived. @default nothing is archived
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

export const pageReply = <Row extends v.GenericSchema<unknown, unknown>>(row: Row) =>
  reply({ data: v.array(row), pagination });
