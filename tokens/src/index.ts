export {
  brandForHost,
  checkBrands,
  checkFolder,
  DEFAULT_BRAND_ID,
  hostProblems,
  loadBrands,
} from './brand.ts';
export type { Brand, CheckedBrand, CheckOptions } from './brand.ts';
export { brandFileSchema } from './brandFile.ts';
export type { BrandFile } from './brandFile.ts';
export { CONTRAST_PAIRS, type ContrastPair } from './contrast.ts';
export { brandCss, brandVariables, themeColor, VARIABLE_PREFIX, variableName } from './css.ts';
export { applyFixes } from './fix.ts';
export { brandIds, isBrandId, readFolder, TOKEN_FILES, type BrandFolder } from './folder.ts';
export { readFoundation, type Foundation } from './foundation.ts';
export { FONT_CHOICES, newBrandFiles, RADIUS_CHOICES } from './newBrand.ts';
export type { FontChoice, NewBrand, RadiusChoice } from './newBrand.ts';
export { neutralRamp, tintRamp } from './palette.ts';
export type { OklchToken, Scheme, Seed } from './palette.ts';
export type { Picture } from './picture.ts';
export { BrandError, formatProblem, type Fix, type Problem } from './problem.ts';
export { readPairs } from './contrastFile.ts';
export type { ResolvedToken, ResolvedTokens } from './resolve.ts';
export { ruleOf, type Rule } from './rules.ts';
export { BrandShelf } from './shelf.ts';
