/** Site that sends a mail. */
export interface MailSite {
  /** Name of the site, as its brand defines it. */
  site: string;
  /** Origin of the site, without a trailing slash. */
  origin: string;
}

/** Main link of a mail. */
export interface LetterLink {
  href: string;
  /** Label of the button: the effect of the link. */
  text: string;
  /** True if the link reverses damage to the account. @default false */
  urgent?: boolean;
}

/** Content of a mail, before the design of a brand is applied. */
export interface Letter {
  /** Single address, which is never parsed as a list. */
  to: string;
  /** Language of the text, as a BCP 47 tag. */
  language: string;
  subject: string;
  /** Text that mail programs show beside the subject. */
  preview: string;
  hello: string;
  /** Paragraphs before the link. Each line of a paragraph is a separate fact. */
  paragraphs: readonly string[];
  link: LetterLink;
  /** Paragraphs after the link. */
  closing: readonly string[];
}
