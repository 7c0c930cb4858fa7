export interface MailSite {
  /** Name of the site, from its brand. */
  site: string;
  /** Origin of the site, without a trailing slash. */
  origin: string;
}

export interface LetterLink {
  href: string;
  /** Label of the button. */
  text: string;
  /** True if the link protects the account, for example by stopping withdrawals. @default false */
  urgent?: boolean;
}

/** Content of an email, without the design of a brand. */
export interface Letter {
  /** Recipient: a single address, never parsed as a list. */
  to: string;
  /** Language of the email, as a BCP 47 tag. */
  language: string;
  subject: string;
  /** Preview text that email clients show next to the subject. */
  preview: string;
  hello: string;
  /** Paragraphs before the link. Each line of a paragraph states a fact. */
  paragraphs: readonly string[];
  link: LetterLink;
  /** Paragraphs after the link. */
  closing: readonly string[];
}
