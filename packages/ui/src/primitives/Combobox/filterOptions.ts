/** Lower case, without accents: 'Åland' is found by 'aland'. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .trim();

/**
 * The options whose label holds what is looked for, those that begin with it first, otherwise in the
 * order they came in.
 */
export function filterOptions<Option extends { label: string }>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const wanted = plain(query);
  const found = options.filter(({ label }) => plain(label).includes(wanted));
  const begins = ({ label }: Option) => plain(label).startsWith(wanted);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}
