import { fitsScreen, fromOklch, hexOf, parseColour, toOklch } from '@platform/tokens/browser';

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
