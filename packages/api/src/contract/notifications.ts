import * as v from 'valibot';
import { defineCall } from './defineCall';
import { added, count, instant } from './fields';
import { memberEvent } from './live';
import { reply } from './reply';

/** How many events one answer of `notifications` has. */
export const NOTIFICATIONS_AT_ONCE = 20;

/** The id of an event, as text: below the largest bigint of the database. */
const eventId = v.pipe(
  v.string(),
  v.regex(/^\d{1,18}$/, 'This is not the id of an event.'),
  v.transform((text) => BigInt(text)),
);

/**
 * What happened to the caller in the last 90 days, newest first, without income and what members do
 * every day. `before` continues below the last event of an answer.
 */
export const notifications = defineCall({
  name: 'notifications',
  method: 'GET',
  path: '/api/user/notifications',
  auth: 'member',
  request: v.object({ before: v.optional(eventId) }),
  response: reply({
    data: v.array(memberEvent),
    /** Whether there are older ones. */
    more: v.boolean(),
    /** How many are not read; 100 for that many or more. */
    unread: count,
    /** The id of the last event that was read; 0 for none. */
    through: v.string(),
    /** The server's clock. */
    server_now: added(instant),
  }),
});

/**
 * The caller has read what happened, up to this event. A page says so of what it shows, whether or not
 * anyone is there: that is no use of the session.
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
