/** Escapes a text for HTML or XML, as content or as an attribute in double quotes. */
export const escapeMarkup = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
