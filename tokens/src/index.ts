export { BrandError, brandForHost, DEFAULT_BRAND_ID, loadBrand, loadBrands } from './brand.ts';
export type { Brand, BrandFile } from './brand.ts';
export { CONTRAST_PAIRS, type ContrastPair } from './contrast.ts';
export { brandCss, brandVariables, themeColor, VARIABLE_PREFIX, variableName } from './css.ts';
export { neutralRamp, tintRamp } from './palette.ts';
export type { OklchToken, Scheme, Seed } from './palette.ts';
export type { ResolvedTokens } from './resolve.ts';
