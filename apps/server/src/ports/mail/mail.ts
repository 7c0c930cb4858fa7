/** A picture that the HTML of a mail shows, sent with it. */
export interface MailPicture {
  /** What the HTML calls it: `<img src="cid:...">`. */
  id: string;
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** A mail, as plain text and as HTML: programs show one of the two. */
export interface Mail {
  /** An address; never a list, whatever it holds. */
  to: string;
  /** The name it is sent by. */
  from: string;
  subject: string;
  text: string;
  html: string;
  pictures: readonly MailPicture[];
}

/** What carries mails. */
export interface Mailer {
  /**
   * @param ending ends what is under way
   * @throws when it could not be handed over
   */
  send(mail: Mail, ending?: AbortSignal): Promise<void>;
}
