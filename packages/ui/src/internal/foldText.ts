/**
 * Normalises text for searching: lower case, without accents, so that 'aland' finds 'Åland'. The
 * dotless Turkish ı counts as i.
 */
export function foldText(text: string): string {
  const plain = /^[\w\s]*$/.test(text)
    ? text
    : text.normalize('NFD').replace(/\p{Diacritic}/gu, '');
  return plain.toLowerCase().replaceAll('ı', 'i').trim();
}

/** Folded labels by option. Normalising thousands of labels at each key press would take too long. */
const folded = new WeakMap<object, { label: string; text: string }>();

/** Returns the label of an option as `foldText` does, from a cache. */
export function foldLabel(option: { label: string }): string {
  const known = folded.get(option);
  if (known?.label === option.label) return known.text;
  const text = foldText(option.label);
  folded.set(option, { label: option.label, text });
  return text;
}
