/** A mail of plain text. */
export interface Mail {
  /** An address; never a list, whatever it holds. */
  to: string;
  /** The name it is sent by. */
  from: string;
  subject: string;
  text: string;
}

/** What carries mails. */
export interface Mailer {
  /** @throws when it could not be handed over */
  send(mail: Mail): Promise<void>;
}
