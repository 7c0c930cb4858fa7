const formats = new Map<string, Intl.NumberFormat>();

/**
 * Returns a language's number format with the digits 0 to 9. Formats are cached, because creating a
 * format takes a hundred times as long as using one.
 * @param language BCP 47 tag
 */
export function latinFormat(
  language: string,
  options: Intl.NumberFormatOptions = {},
): Intl.NumberFormat {
  const key = JSON.stringify([language, options]);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.NumberFormat(language, { numberingSystem: 'latn', ...options });
  formats.set(key, format);
  return format;
}
