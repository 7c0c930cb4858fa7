/**
 * Normalises a text for searching: lower case, without accents, so that 'aland' finds 'Åland'. The
 * dotless Turkish ı counts as i.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .trim();
