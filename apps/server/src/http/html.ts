import { html } from 'hono/html';

/** Text as it may appear in HTML, in an attribute too. */
export const escapeHtml = (text: string): string => html`${text}`.toString();

/** A value as JSON inside a script element: nothing in it can end the element or start a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
