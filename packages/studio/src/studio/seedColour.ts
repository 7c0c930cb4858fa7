import {
  compileTokens,
  fitsScreen,
  fromOklch,
  hexOf,
  parseColour,
  toOklch,
  type ColourValue,
  type Foundation,
  type NewBrand,
} from '@platform/tokens/browser';
import { seedDraft } from './draft';

/** The ways in which token files write a colour; a channel without a value is no colour to begin with. */
const WRITTEN = /^(#|(rgb|hsl)a?\(|oklch\()(?!.*\bnone\b)/i;

/** A colour to begin with. */
export interface SeedColour {
  /** As screens show it, `#rrggbb`. */
  hex: string;
  /** Whether that is only the nearest: no sRGB screen shows the colour that was typed. */
  isNearest: boolean;
}

/** The colour that was typed, or what is wrong with it. */
export function seedColour(text: string): SeedColour | { wrong: string } {
  const colour = WRITTEN.test(text.trim()) ? parseColour(text) : undefined;
  if (!colour) {
    return {
      wrong: 'Write a colour as #3366ff, rgb(51 102 255), hsl(225 100% 60%) or oklch(0.6 0.2 262).',
    };
  }
  if (colour.alpha !== undefined) {
    return { wrong: 'This colour is see-through. Write it without the opacity.' };
  }
  if (fitsScreen(colour)) return { hex: hexOf(colour), isNearest: false };
  const { l, c, h } = toOklch(colour);
  return { hex: hexOf(fromOklch(l, c, h)), isNearest: true };
}

/** The fill that a brand takes its colour for; that of a second colour is changed alike. */
const FILL = 'palette.accent.9';

/** Less than this in lightness is rounding. */
const SAME_LIGHTNESS = 0.0025;

const lightnessOf = (colour: ColourValue) => toOklch(colour).l;

/**
 * What becomes of a colour on which no text could be read, or that is lost on a page, `#rrggbb`;
 * undefined where it stays as it is.
 */
export function changedSeed(hex: string, foundation: Foundation): string | undefined {
  const brand: NewBrand = {
    id: 'new',
    name: 'New',
    host: '',
    color: hex,
    radius: 'soft',
    font: 'inter',
  };
  const { tokens } = compileTokens(seedDraft(brand, foundation), foundation);
  const fill = tokens?.dark[FILL]?.$value as ColourValue | undefined;
  const chosen = parseColour(hex);
  if (!fill || !chosen) return undefined;
  const isSame = Math.abs(lightnessOf(fill) - lightnessOf(chosen)) < SAME_LIGHTNESS;
  return isSame ? undefined : hexOf(fill);
}
