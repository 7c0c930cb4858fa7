import { escapeHtml } from '../html';

/** HTML that may stand in a page as it is. */
export class Html {
  constructor(readonly text: string) {}
}

type Part = Html | string | readonly Html[] | undefined;

const textOf = (part: Part): string => {
  if (part === undefined) return '';
  if (typeof part === 'string') return escapeHtml(part);
  return part instanceof Html ? part.text : part.map(({ text }) => text).join('');
};

/**
 * Writes HTML: what is put into the template is escaped unless it is HTML already.
 *
 * @example html`<p>${'1 < 2'}</p>`.text // '<p>1 &lt; 2</p>'
 */
export const html = (literals: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(literals.map((literal, index) => literal + textOf(parts[index])).join(''));
