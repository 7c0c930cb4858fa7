import * as v from 'valibot';
import { defineCall } from './defineCall';
import { reply } from './reply';

/** Maximum length, longer than any push service uses. */
const LONGEST_ENDPOINT = 1_000;

/** URL of a push service. The server permits only the services in its settings. */
const endpoint = v.pipe(
  v.string(),
  v.url('This is not the address of a push service.'),
  v.maxLength(LONGEST_ENDPOINT, 'This address of a push service is too long.'),
);

/** Base64url text for a given number of bytes. */
const bytes = (count: number) =>
  v.pipe(
    v.string(),
    v.regex(
      new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`),
      `This is not base64url of ${count} bytes.`,
    ),
  );

const kinds = {
  outcomes: v.boolean(),
  /** Changes to security settings, failed sign-ins, and withdrawal requests. */
  security: v.boolean(),
};

/**
 * Returns the push settings of the caller's browser, and the VAPID key for subscribing. All kinds
 * are off for a missing or unknown endpoint.
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
 * Subscribes the caller's browser to notifications until they sign out on it. A member has at most
 * ten browsers; an eleventh replaces the least recently changed one.
 */
export const subscribePush = defineCall({
  name: 'subscribePush',
  method: 'POST',
  path: '/api/user/subscribePush',
  auth: 'member',
  request: v.object({ endpoint, p256dh: bytes(65), auth: bytes(16), ...kinds }),
  response: reply({ message: v.string() }),
});

/** Ends notifications for the browser with this endpoint. */
export const unsubscribePush = defineCall({
  name: 'unsubscribePush',
  method: 'POST',
  path: '/api/user/unsubscribePush',
  auth: 'member',
  request: v.object({ endpoint }),
  response: reply({ message: v.string() }),
});
