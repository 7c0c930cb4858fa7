import type { terms } from '@platform/messages/terms';
import type { TextsOf } from '../theme/Messages';

export interface TermsClause {
  readonly number: number;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/**
 * Terms shown on registration. The numbers come from the specification and are only legal text: no
 * code may use them.
 */
export const termsClauses = (texts: TextsOf<typeof terms>): readonly TermsClause[] => [
  { number: 24, title: texts.s24title, paragraphs: [texts.s24p1, texts.s24p2] },
  { number: 25, title: texts.s25title, paragraphs: [texts.s25p1, texts.s25p2] },
  { number: 26, title: texts.s26title, paragraphs: [texts.s26p1] },
  { number: 27, title: texts.s27title, paragraphs: [texts.s27p1, texts.s27p2, texts.s27p3] },
  { number: 28, title: texts.s28title, paragraphs: [texts.s28p1] },
  { number: 29, title: texts.s29title, paragraphs: [texts.s29p1, texts.s29p2] },
  { number: 30, title: texts.s30title, paragraphs: [texts.s30p1] },
  { number: 31, title: texts.s31title, paragraphs: [texts.s31p1] },
];
