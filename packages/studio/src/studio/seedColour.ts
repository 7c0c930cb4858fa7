import { fitsScreen, fromOklch, hexOf, parseColour, toOklch } from '@platform/tokens/browser';

/** Pattern of allowed notations, without the channel value `none`. */
const WRITTEN = /^(#|(rgb|hsl)a?\(|oklch\()(?!.*\bnone\b)/i;

export interface SeedColour {
  hex: string;
  /** True if the typed colour is outside sRGB and `hex` is the nearest colour inside. */
  isNearest: boolean;
}

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
