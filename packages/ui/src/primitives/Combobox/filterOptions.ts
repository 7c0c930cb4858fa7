import { foldText } from '../../internal/foldText';

/**
 * The options whose label holds what is looked for, those that begin with it first, otherwise in the
 * order they came in.
 */
export function filterOptions<Option extends { label: string }>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const wanted = foldText(query);
  const found = options.filter(({ label }) => foldText(label).includes(wanted));
  const begins = ({ label }: Option) => foldText(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
