export interface PushTarget {
  /** URL of the browser at its push service. */
  endpoint: string;
  /** Public key of the browser, in base64url. */
  p256dh: string;
  /** Secret shared by the browser and its site, in base64url. */
  auth: string;
}

/**
 * Text of a notification. Keep it minimal: third parties transmit the message, although encrypted.
 */
export interface PushMessage {
  title: string;
  text: string;
  /** Path that opens when the notification is clicked. */
  path: string;
}

export interface PushOptions {
  /** Time that the push service keeps the message for an offline browser, in seconds. */
  ttlSeconds: number;
  /** True if the message may wake a phone in power-saving mode. */
  urgent: boolean;
  /**
   * Topic, up to 32 characters of base64url. A message replaces a waiting one with the same topic.
   */
  topic?: string | undefined;
}

/**
 * Result of a message. `gone`: the subscription has ended. `refused`: the service will never accept
 * this message.
 */
export type PushEnd = 'taken' | 'gone' | 'refused';

/** Temporary failure of the push service. The message may be sent again later. */
export class PushAway extends Error {
  override readonly name = 'PushAway';

  constructor(
    message: string,
    /** Pause that the push service requests, in seconds. @default 0 */
    readonly restSeconds = 0,
  ) {
    super(message);
  }
}

export interface Push {
  /** Public key that browsers pass to their push service, in base64url. */
  readonly publicKey: string;
  readonly services: readonly string[];
  serviceOf(endpoint: string): string | undefined;
  /** @throws PushAway if the message may be sent again */
  send(
    target: PushTarget,
    message: PushMessage,
    options: PushOptions,
    ending?: AbortSignal,
  ): Promise<PushEnd>;
}
