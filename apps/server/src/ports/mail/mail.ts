/** Inline picture of an HTML mail. */
export interface MailPicture {
  /** Content id in the HTML: `<img src="cid:...">`. */
  id: string;
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** Mail as plain text and as HTML. Mail programs show one of them. */
export interface Mail {
  /** Recipient, never parsed as a list. */
  to: string;
  /** Display name of the sender. */
  from: string;
  subject: string;
  text: string;
  html: string;
  pictures: readonly MailPicture[];
}

export interface Mailer {
  /**
   * Sends a mail.
   *
   * @param ending aborts the delivery
   * @throws if the mail was not accepted for delivery
   */
  send(mail: Mail, ending?: AbortSignal): Promise<void>;
}
