export interface MailPicture {
  /** Content id in the HTML: `<img src="cid:...">`. */
  id: string;
  name: string;
  type: string;
  bytes: Uint8Array;
}

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
  /** @throws if the email was not accepted for delivery */
  send(mail: Mail, ending?: AbortSignal): Promise<void>;
}
