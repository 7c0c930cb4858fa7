/** Namespaces of Tailwind's theme, by the start of a variable's name. */
const NAMESPACES = [
  ['color', 'color'],
  ['gradient', 'background-image'],
  ['shadow', 'shadow'],
  ['radius', 'radius'],
  // Adds a prefix, without which `max-w-xl` would be a distance: Tailwind also looks for widths in
  // spacing.
  ['space', 'spacing-space'],
  ['font-family', 'font'],
  ['font-size', 'text'],
  ['font-weight', 'font-weight'],
  ['font-line-height', 'leading'],
  ['font-letter-spacing', 'tracking'],
  ['easing', 'ease'],
] as const;

/**
 * Returns the theme of Tailwind CSS 4 for brands: `bg-accent-solid` is the colour of the brand around
 * the element. The theme is the same for every brand, because its values are variables.
 *
 * @param variables brand variables, such as `--platform-color-canvas`
 */
export function tailwindTheme(variables: readonly string[]): string {
  const lines = variables.flatMap((variable) => {
    const name = variable.replace('--platform-', '');
    const [start, namespace] = NAMESPACES.find(([each]) => name.startsWith(`${each}-`)) ?? [];
    if (start === undefined) return [];
    return `  --${namespace}${name.slice(start.length)}: var(${variable});\n`;
  });
  return `@theme inline {\n${lines.join('')}}\n`;
}
