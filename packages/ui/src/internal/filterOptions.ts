import { foldLabel, foldText } from './foldText';

/**
 * Returns the options whose label or keywords contain the text. Labels that start with the text
 * come first.
 */
export function filterOptions<Option extends { label: string; keywords?: readonly string[] }>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const wanted = foldText(query);
  const first: Option[] = [];
  const others: Option[] = [];
  for (const option of options) {
    const label = foldLabel(option);
    if (label.startsWith(wanted)) first.push(option);
    else if (
      label.includes(wanted) ||
      option.keywords?.some((keyword) => foldText(keyword).includes(wanted))
    ) {
      others.push(option);
    }
  }
  return [...first, ...others];
}
