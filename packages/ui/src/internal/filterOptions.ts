import { foldText } from './foldText';

/**
 * The options whose label, or one of whose keywords, holds what is looked for: those whose label begins
 * with it first, otherwise in the order they came in.
 */
export function filterOptions<Option extends { label: string; keywords?: readonly string[] }>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const wanted = foldText(query);
  const found = options.filter(({ label, keywords = [] }) =>
    [label, ...keywords].some((text) => foldText(text).includes(wanted)),
  );
  const begins = ({ label }: Option) => foldText(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
