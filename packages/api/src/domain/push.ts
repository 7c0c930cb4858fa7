import type { CallAnswer, CallPayload, pushState, subscribePush } from '../contract';

/** Kinds of notifications that a browser receives while the site is closed. */
export interface PushKinds {
  readonly outcomes: boolean;
  readonly security: boolean;
}

/** Push notifications of this browser. */
export interface PushState extends PushKinds {
  /** Key to subscribe to the push service with, in base64url. */
  readonly key: string;
}

/** Subscribed browser with its chosen notifications. */
export interface PushChoice extends PushKinds {
  /** Result of `PushSubscription.toJSON()`. */
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

export const toPushPayload = ({
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
