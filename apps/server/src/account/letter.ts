/** The site that a mail comes from. */
export interface MailSite {
  /** As its brand calls it. */
  site: string;
  /** Where it is, without a slash at the end. */
  origin: string;
}

/** What a mail leads to. */
export interface LetterLink {
  href: string;
  /** What following it does, for a button. */
  text: string;
  /** Whether it undoes harm. @default false */
  urgent?: boolean;
}

/** What a mail says to a member, before it has the look of a brand. */
export interface Letter {
  /** An address; never a list, whatever it holds. */
  to: string;
  /** The language it is written in, as a BCP 47 tag. */
  language: string;
  subject: string;
  /** What lists of mails show beside the subject. */
  preview: string;
  hello: string;
  /** What it says before its link, a paragraph each. Several lines are facts, one a line. */
  paragraphs: readonly string[];
  link: LetterLink;
  /** What it says after its link. */
  closing: readonly string[];
}
