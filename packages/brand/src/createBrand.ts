import { brandCss, compileTokens, isBrandId, newBrandFiles } from '@platform/tokens/browser';
import { foundation } from '@platform/tokens/foundation';

/** Choices from which a brand is derived. */
export interface BrandOptions {
  /** Main colour, such as `#3366ff`. */
  color: string;
  /** Second accent colour. @default derived from the main colour */
  secondColor?: string;
  /** Corners of buttons, fields and cards. @default 'soft' */
  radius?: 'soft' | 'sharp' | 'round';
  /** Typeface, which `@platform/ui/fonts/<name>.css` loads. @default 'inter' */
  font?: 'inter' | 'sora' | 'nunito' | 'oxanium' | 'exo2';
  /** Value of `data-brand` on the elements of this brand. @default 'custom' */
  id?: string;
}

const COLOR = /^#[0-9a-f]{6}$/i;

function refuseOtherColors(name: string, color: string | undefined): void {
  if (color === undefined || COLOR.test(color)) return;
  throw new Error(`${name} is '${color}'. Use a colour such as '#3366ff'.`);
}

/**
 * Derives a brand from a colour and returns its CSS, for both schemes. Runs on a server and in browsers.
 * Text is readable on all its colours: a colour that allows neither black nor white text is replaced by
 * the nearest one that does.
 *
 * @throws Error if a colour or the id is invalid
 */
export function createBrand(options: BrandOptions): string {
  const { color, secondColor, radius = 'soft', font = 'inter', id = 'custom' } = options;
  refuseOtherColors('color', color);
  refuseOtherColors('secondColor', secondColor);
  if (!isBrandId(id)) {
    throw new Error(`id is '${id}'. Use lower-case letters, digits and hyphens, a letter first.`);
  }
  const facts = { id, name: id, host: `${id}.localhost` };
  const files = newBrandFiles({ ...facts, color, secondColor, radius, font }, foundation);
  const bytes = [...files].map(([name, text]) => [name, new TextEncoder().encode(text)] as const);
  const { tokens, problems } = compileTokens({ id, path: id, files: new Map(bytes) }, foundation);
  if (!tokens) throw new Error(problems.map(({ what }) => what).join('\n'));
  return brandCss({ id, tokens });
}
