import * as v from 'valibot';
import { defineCall } from './defineCall';
import { reply } from './reply';

/** Longer than any push service makes them. */
const LONGEST_ENDPOINT = 1_000;

/** Where the push service of a browser takes messages for it. The server says which services it knows. */
const endpoint = v.pipe(
  v.string(),
  v.url('This is not the address of a push service.'),
  v.maxLength(LONGEST_ENDPOINT, 'This address of a push service is too long.'),
);

/** So many bytes in base64url. */
const bytes = (count: number) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`),
      `This is not base64url of ${count} bytes.`,
    ),
  );

const kinds = {
  /** What the member's bets have brought. */
  outcomes: v.boolean(),
  /** Changes of what guards the account, failed sign-ins, and requests for withdrawals. */
  security: v.boolean(),
};

/**
 * What the caller's browser is notified of while the site is closed, and the key (VAPID) with which it
 * subscribes to its push service. Without an endpoint, or for one that is not known, it is nothing.
 */
export const pushState = defineCall({
  name: 'pushState',
  method: 'GET',
  path: '/api/user/push',
  auth: 'member',
  request: v.object({ endpoint: v.optional(endpoint) }),
  response: reply({ key: v.string(), ...kinds }),
});

/**
 * Has the caller's browser notified, until they sign out in it. A member has at most ten such browsers;
 * the one that was chosen longest ago is forgotten.
 */
export const subscribePush = defineCall({
  name: 'subscribePush',
  method: 'POST',
  path: '/api/user/subscribePush',
  auth: 'member',
  request: v.object({ endpoint, p256dh: bytes(65), auth: bytes(16), ...kinds }),
  response: reply({ message: v.string() }),
});

/** Ends that in the browser with this endpoint. */
export const unsubscribePush = defineCall({
  name: 'unsubscribePush',
  method: 'POST',
  path: '/api/user/unsubscribePush',
  auth: 'member',
  request: v.object({ endpoint }),
  response: reply({ message: v.string() }),
});
