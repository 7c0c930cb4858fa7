import { html } from 'hono/html';

/** Escapes text for HTML, including attributes. */
export const escapeHtml = (text: string): string => html`${text}`.toString();

/**
 * Serialises a value as JSON for a script element. The result cannot end the element or start a
 * comment.
 */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c');
