/**
 * Normalises text for searching: lower case, without accents, so that 'aland' finds 'Åland'. The
 * dotless Turkish ı counts as i.
 */
export function foldText(text: string): string {
  // Cached, because normalising thousands of texts at each key press would take too long.
  const plain = /^[\w\s]*$/.test(text)
    ? text
    : text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  return plain.toLowerCase().replaceAll('ı', 'i').trim();
}
