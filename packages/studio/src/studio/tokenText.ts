import { hexOf, type ColourValue } from '@platform/tokens/browser';
import type { TokenView } from './tokenViews';

interface Unit {
  value: number;
  unit: string;
}

const ALIAS = /^\{(.+)\}$/;

export const aliasOf = (written: unknown): string | undefined =>
  typeof written === 'string' ? ALIAS.exec(written)?.[1] : undefined;

export function shortValue({ type, value, written }: TokenView): string {
  const alias = aliasOf(written);
  if (alias !== undefined) return alias.replace(/^palette\./, '');
  switch (type) {
    case 'color':
      return hexOf(value as ColourValue);
    case 'dimension':
    case 'duration': {
      const { value: number, unit } = value as Unit;
      return `${number} ${unit}`;
    }
    case 'fontFamily':
      return String((value as readonly string[])[0]).replace(/ Variable$/, '');
    case 'number':
    case 'fontWeight':
    case 'string':
      return String(value);
    default:
      return type;
  }
}
