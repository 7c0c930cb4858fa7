import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Marked, type Tokens } from 'marked';
import { createHighlighter } from 'shiki';
import { COPY_BUTTON, type Heading } from '../site/data.ts';

const LANGUAGES = ['tsx', 'ts', 'jsx', 'js', 'css', 'html', 'json', 'sh', 'yaml'];

const highlighter = await createHighlighter({
  themes: ['github-light-high-contrast', 'github-dark-high-contrast'],
  langs: LANGUAGES,
});

/** @throws Error for a language that is not in `LANGUAGES` */
export const highlight = (code: string, language: string): string =>
  highlighter.codeToHtml(code.trim(), {
    lang: language,
    themes: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    defaultColor: 'light-dark()',
  });

/** Converts text to a heading id or to part of a story id: `games-wingo-betchip`. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Parses the language and the file of a code fence: ```tsx file=install/vite/main.tsx */
const fence = (info: string) => {
  const [language = '', ...settings] = info.split(/\s+/);
  const file = settings.find((setting) => setting.startsWith('file='))?.slice('file='.length);
  return { language, file };
};

export const renderInline = (markdown: string): string =>
  new Marked().parseInline(markdown, { async: false });

export interface Rendered {
  html: string;
  headings: Heading[];
}

/** Renders Markdown. A code fence with `file=` shows that file. */
export function renderMarkdown(markdown: string, folder: string, base: string): Rendered {
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      code({ text, lang = '' }: Tokens.Code) {
        const { language, file } = fence(lang);
        const code = file ? readFileSync(join(folder, file), 'utf8') : text;
        const name = file?.split('/').slice(2).join('/');
        const title = name ? `<figcaption>${name}</figcaption>` : '';
        return `<figure class="code">${title}${highlight(code, language || 'sh')}${COPY_BUTTON}</figure>`;
      },
      heading({ tokens, depth }: Tokens.Heading) {
        const html = this.parser.parseInline(tokens);
        const text = html.replaceAll(/<[^>]+>/g, '');
        const id = slug(text);
        if (depth === 2) headings.push({ id, text });
        return `<h${depth} id="${id}">${html}</h${depth}>`;
      },
      table(token: Tokens.Table) {
        const cell = (tag: string) => (each: Tokens.TableCell) =>
          `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(each.tokens)}</${tag}>`;
        const head = token.header.map(cell('th')).join('');
        const rows = token.rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`).join('');
        return `<div class="table" role="group" aria-label="Table" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>`;
      },
      link({ href, tokens }: Tokens.Link) {
        const address = href.startsWith('/') ? base + href.slice(1) : href;
        return `<a href="${address}">${this.parser.parseInline(tokens)}</a>`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), headings };
}
