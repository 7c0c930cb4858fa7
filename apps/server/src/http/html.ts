import { html } from 'hono/html';

export const escapeHtml = (text: string): string => html`${text}`.toString();

/** Serialises data for a script element. The text cannot end the element or start a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
