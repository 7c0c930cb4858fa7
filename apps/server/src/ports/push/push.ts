/** A browser that is notified. */
export interface PushTarget {
  /** Where its push service takes messages for it. */
  endpoint: string;
  /** Its public key, in base64url. */
  p256dh: string;
  /** What it shares with its site, in base64url. */
  auth: string;
}

/** What a browser shows, and nothing more: it passes through the hands of others, if encrypted. */
export interface PushMessage {
  title: string;
  text: string;
  /** What a press on it opens, on the site. */
  path: string;
}

export interface PushOptions {
  /** How long the push service keeps it for a browser that is not there, in seconds. */
  ttlSeconds: number;
  /** Whether it wakes a phone that saves power. */
  urgent: boolean;
  /** Replaces what is still kept about the same, where it is said: up to 32 characters of base64url. */
  topic?: string | undefined;
}

/** How a message ended: `gone`, the browser takes no more; `refused`, this one is not taken, ever. */
export type PushEnd = 'taken' | 'gone' | 'refused';

/** The push service took nothing; it may do so later. */
export class PushAway extends Error {
  override readonly name = 'PushAway';

  constructor(
    message: string,
    /** How long it wants to be left alone, in seconds. @default 0 */
    readonly restSeconds = 0,
  ) {
    super(message);
  }
}

/** What carries notifications to browsers. */
export interface Push {
  /** What browsers ask their push service to expect messages of, in base64url. */
  readonly publicKey: string;
  /** The push services that it sends to. */
  readonly services: readonly string[];
  /** The service that an endpoint belongs to; undefined for an address that nothing is sent to. */
  serviceOf(endpoint: string): string | undefined;
  /**
   * Sends a message, encrypted for one browser.
   *
   * @throws PushAway when it may be tried again
   */
  send(
    target: PushTarget,
    message: PushMessage,
    options: PushOptions,
    ending?: AbortSignal,
  ): Promise<PushEnd>;
}
