import { foldText } from './foldText';

/**
 * Returns the options whose label or keywords contain the text. Labels that start with the text
 * come first.
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
