/** The words of a type as a title: 'Trade_level_income' is 'Trade Level Income'. */
export const titleOf = (type: string): string =>
  type
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
