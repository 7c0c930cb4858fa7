import type { Database } from '../db/database';
import type { Push } from '../ports/push/push';
import { queueNotices } from '../notifications/push/queue';
import { sendNotices, type SendOptions } from '../notifications/push/send';

/**
 * What notifications of browsers need done again and again. Each step is for a loop of its own: a push
 * service that is dead or slow holds up what is sent there, and nothing else.
 */
export const pushSteps = (
  db: Database,
  push: Push,
  options: SendOptions,
): readonly (() => Promise<void>)[] => [
  () => queueNotices(db),
  ...push.services.map((service) => () => sendNotices(db, push, service, options)),
];
