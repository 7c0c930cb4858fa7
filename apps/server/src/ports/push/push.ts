/** Subscription of a browser. */
export interface PushTarget {
  /** Address of the browser at its push service. */
  endpoint: string;
  /** Public key of the browser, in base64url. */
  p256dh: string;
  /** Secret that the browser shares with its site, in base64url. */
  auth: string;
}

/** Content that a browser shows. Keep it minimal: third parties carry the message, although encrypted. */
export interface PushMessage {
  title: string;
  text: string;
  /** Path on the site that a click opens. */
  path: string;
}

export interface PushOptions {
  /** Time that the push service keeps the message for an offline browser, in seconds. */
  ttlSeconds: number;
  /** Wakes a phone in power-saving mode. */
  urgent: boolean;
  /** Topic, up to 32 characters of base64url. A message replaces a waiting message with the same topic. */
  topic?: string | undefined;
}

/** Result of a message. `gone`: the browser accepts no more. `refused`: this message is never accepted. */
export type PushEnd = 'taken' | 'gone' | 'refused';

/** Temporary failure of the push service. The message may be sent again later. */
export class PushAway extends Error {
  override readonly name = 'PushAway';

  constructor(
    message: string,
    /** Pause that the service asks for, in seconds. @default 0 */
    readonly restSeconds = 0,
  ) {
    super(message);
  }
}

/** Sends notifications to browsers. */
export interface Push {
  /** Public key that browsers give to their push service, in base64url. */
  readonly publicKey: string;
  /** Push services that messages are sent to. */
  readonly services: readonly string[];
  /** Returns the push service of an endpoint; undefined if nothing is sent to that address. */
  serviceOf(endpoint: string): string | undefined;
  /**
   * Sends a message, encrypted for one browser.
   *
   * @throws PushAway if the message may be sent again
   */
  send(
    target: PushTarget,
    message: PushMessage,
    options: PushOptions,
    ending?: AbortSignal,
  ): Promise<PushEnd>;
}
