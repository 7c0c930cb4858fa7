import type { CallAnswer, CallPayload, pushState, subscribePush } from '../contract';

/** What a member is notified of in a browser while the site is closed. */
export interface PushKinds {
  readonly outcomes: boolean;
  readonly security: boolean;
}

/** What this browser is notified of. */
export interface PushState extends PushKinds {
  /** The key with which it subscribes to its push service, in base64url. */
  readonly key: string;
}

/** A browser that has subscribed to its push service, and what it is to be notified of. */
export interface PushChoice extends PushKinds {
  /** As `PushSubscription.toJSON()` writes it. */
  readonly subscription: PushSubscriptionJSON;
}

export const toPushState = ({
  key,
  outcomes,
  security,
}: Pick<CallAnswer<typeof pushState>, 'key' | keyof PushKinds>): PushState => ({
  key,
  outcomes,
  security,
});

/** A choice, as it is sent. */
export const ofPushChoice = ({
  subscription: { endpoint = '', keys: { p256dh = '', auth = '' } = {} },
  outcomes,
  security,
}: PushChoice): CallPayload<typeof subscribePush> => ({
  endpoint,
  p256dh,
  auth,
  outcomes,
  security,
});
