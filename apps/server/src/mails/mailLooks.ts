import { hexOf, type Brand, type ColourValue, type Scheme } from '@platform/tokens';

/**
 * Parts of an email with their colours. The certificate of each brand requires a contrast of 4.5:1
 * for every text, in both schemes.
 */
const PARTS = {
  ground: { 'background-color': 'canvas' },
  page: { 'background-color': 'canvas', color: 'text.default' },
  card: { 'background-color': 'surface', 'border-color': 'border.default' },
  facts: { 'background-color': 'raised' },
  name: { color: 'text.default' },
  link: { color: 'accent.text' },
  address: { color: 'text.muted' },
  button: { 'background-color': 'accent.solid', color: 'accent.onSolid' },
  urgent: { 'background-color': 'danger.solid', color: 'danger.onSolid' },
  footer: { color: 'text.muted' },
} satisfies Record<string, Readonly<Record<string, string>>>;

export type MailPart = keyof typeof PARTS;

type Looks = Pick<Brand, 'tokens'>;

function coloursOf({ tokens }: Looks, part: MailPart, scheme: Scheme): [string, string][] {
  const value = (path: string) => tokens[scheme][path]?.$value as ColourValue;
  return Object.entries<string>(PARTS[part]).map(([property, name]) => [
    property,
    // Translucent colours are blended with the canvas.
    hexOf(value(`color.${name}`), value('color.canvas')),
  ]);
}

const isPart = (name: string): name is MailPart => Object.hasOwn(PARTS, name);
const PART_NAMES = Object.keys(PARTS).filter(isPart);

/** Returns the colours of a part in the light scheme, which email clients without schemes use. */
export const lightStyle = (brand: Looks, part: MailPart): string =>
  coloursOf(brand, part, 'light')
    .map(([property, colour]) => `${property}:${colour}`)
    .join(';');

export function darkSheet(brand: Looks): string {
  const rules = PART_NAMES.map((part) => {
    const colours = coloursOf(brand, part, 'dark');
    return `.${part}{${colours.map(([name, colour]) => `${name}:${colour}!important`).join(';')}}`;
  });
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules.join('')}}`;
}
