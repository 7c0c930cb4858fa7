import type { Database } from '../db/database';
import type { Push } from '../ports/push/push';
import { queueNotices } from '../notifications/push/queue';
import { sendNotices, type SendOptions } from '../notifications/push/send';

/**
 * Returns the steps for push notifications. Each step needs its own loop, so that a slow or
 * unavailable push service delays only its own messages.
 */
export const pushSteps = (
  db: Database,
  push: Push,
  options: SendOptions,
): readonly (() => Promise<void>)[] => [
  () => queueNotices(db),
  ...push.services.map((service) => () => sendNotices(db, push, service, options)),
];
