import * as v from 'valibot';
import { defineCall } from './defineCall';
import { added, count, instant } from './fields';
import { memberEvent } from './live';
import { reply } from './reply';

/** Number of events per reply of `notifications`. */
export const NOTIFICATIONS_AT_ONCE = 20;

/** Event id as text, below the database's largest bigint. */
const eventId = v.pipe(
  v.string(),
  v.regex(/^\d{1,18}$/, 'This is not the id of an event.'),
  v.transform((text) => BigInt(text)),
);

/**
 * Lists the caller's events of the last 90 days, newest first, except income and routine events.
 * `before` continues after the last event of a reply.
 */
export const notifications = defineCall({
  name: 'notifications',
  method: 'GET',
  path: '/api/user/notifications',
  auth: 'member',
  request: v.object({ before: v.optional(eventId) }),
  response: reply({
    data: v.array(memberEvent),
    /** True if there are older events. */
    more: v.boolean(),
    /** Number of unread events, at most 100. */
    unread: count,
    /** Id of the last read event; 0 for none. */
    through: v.string(),
    /** Server's clock. */
    server_now: added(instant),
  }),
});

/**
 * Marks events up to this one as read. Pages make this call automatically, so it does not count as
 * session use.
 */
export const readNotifications = defineCall({
  name: 'readNotifications',
  method: 'POST',
  path: '/api/user/readNotifications',
  auth: 'member',
  background: true,
  request: v.object({ through: eventId }),
  response: reply({}),
});
