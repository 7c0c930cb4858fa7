import { html, raw } from 'hono/html';
import { STAFF_STYLE } from './style';

export type Html = ReturnType<typeof html>;

export interface PageFrame {
  site: string;
  nonce: string;
  /** Problem with the last form. @default none */
  error?: string | undefined;
}

const MARK = raw(
  '<svg viewBox="0 0 28 28" fill="none" aria-hidden="true"><rect width="28" height="28" rx="8" fill="currentColor"/><path d="M9 19V9h6.2a3.6 3.6 0 0 1 0 7.2H12" stroke="light-dark(#fff,#0c0d10)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>',
);

export const mark = (site: string): Html =>
  html`<div class="mark">${MARK}${site}<span>Staff</span></div>`;

/** Renders the server's message, which the script may replace. */
export const problem = ({ error = '' }: PageFrame): Html =>
  html`<p class="error" role="alert">${error}</p>`;

export function page(frame: PageFrame, title: string, main: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${frame.site} staff</title>
        <style nonce="${frame.nonce}">
          ${raw(STAFF_STYLE)}
        </style>
        <script src="/staff/page.js" defer></script>
      </head>
      <body>
        ${main}
        <footer>Every sign-in and every action is recorded.</footer>
      </body>
    </html>`;
}

/** Renders a form whose script opens the browser's dialog for passkeys. */
export const passkeyForm = (
  mode: 'create' | 'get',
  options: object,
  content: Html,
  action = '/staff/passkey',
): Html =>
  html`<form
    method="post"
    action="${action}"
    data-mode="${mode}"
    data-passkey="${JSON.stringify(options)}"
  >
    <input type="hidden" name="response" />
    ${content}
  </form>`;
