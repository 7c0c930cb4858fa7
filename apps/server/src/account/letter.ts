export interface MailSite {
  site: string;
  /** Origin of the site, without a trailing slash. */
  origin: string;
}

export interface LetterLink {
  href: string;
  text: string;
  /** True if the link protects the account, for example by stopping withdrawals. @default false */
  urgent?: boolean;
}

export interface Letter {
  /** Recipient: a single address, never parsed as a list. */
  to: string;
  language: string;
  subject: string;
  /** Preview text that email clients show next to the subject. */
  preview: string;
  hello: string;
  /** Paragraphs, each line of which states a fact. */
  paragraphs: readonly string[];
  link: LetterLink;
  closing: readonly string[];
}
