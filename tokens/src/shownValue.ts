import { hexOf, type ColourValue } from './colour.ts';

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Formats a colour in a readable form: `#8a4a20 oklch(0.535 0.12 42)`. */
function shownColour({ colorSpace, components, alpha = 1 }: ColourValue): string {
  const opacity = alpha === 1 ? '' : ` / ${alpha}`;
  const hex = hexOf({ colorSpace, components });
  return `${hex} ${colorSpace}(${components.join(' ')}${opacity})`;
}

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

function shownGroup(value: Group): string {
  if ('colorSpace' in value) return shownColour(value as unknown as ColourValue);
  if ('unit' in value) return `${String(value['value'])} ${String(value['unit'])}`;
  const { color, position, ...parts } = value;
  const rest = Object.entries(parts).map(([name, part]) => `${name} ${shownValue(part)}`);
  if (typeof position === 'number') return `${shownValue(color)} at ${percent(position)}`;
  return [...(color === undefined ? [] : [shownValue(color)]), ...rest].join(', ');
}

/**
 * Formats the value of a token in a readable form: `14 px`, `{palette.accent.9}`, `#8a4a20 oklch(0.535
 * 0.12 42)`.
 */
export function shownValue(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(shownValue).join(', ');
  return isGroup(value) ? shownGroup(value) : JSON.stringify(value);
}
