/**
 * A text as a search compares it: lower case, without accents, so that 'aland' finds 'Åland'. The
 * dotless i of Turkish counts as an i: 'irak' and 'ırak' both find 'Irak'.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .trim();
