import type { CallAnswer, CallPayload, pushState, subscribePush } from '../contract';

/** Kinds of notifications that a browser receives while the site is closed. */
export interface PushKinds {
  readonly outcomes: boolean;
  readonly security: boolean;
}

export interface PushState extends PushKinds {
  /** Public key of the push subscription, in base64url. */
  readonly key: string;
}

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
