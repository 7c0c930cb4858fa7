/**
 * Normalises a text for search: lower case, without accents, so that 'aland' finds 'Åland'. The
 * dotless i of Turkish equals i: 'irak' and 'ırak' both find 'Irak'.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .trim();
