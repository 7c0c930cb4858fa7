/** Entry point for browsers: reads, checks and fixes a brand without a file system. */
export { readBrandFile, type BrandFile } from './brandFile.ts';
export { checkFolder, firstLanguage, readContent, readHero } from './checkFolder.ts';
export type { Brand, CheckedBrand } from './checkFolder.ts';
export { compileTokens, type CompiledTokens } from './compileTokens.ts';
export { gameColourProblems, measurePairs, pairName, type MeasuredPair } from './certificate.ts';
export { fitsScreen, fromOklch, hexOf, parseColour, toOklch } from './colour.ts';
export type { ColourValue, OklchValue } from './colour.ts';
export type { ContrastPair } from './contrast.ts';
export { brandCss, brandVariables, cssColour, faceRules } from './css.ts';
export { damagedPngs } from './damage.ts';
export { differenceOf, type Difference } from './difference.ts';
export { figmaFiles } from './figma.ts';
export { applyFixes, withoutToken } from './fix.ts';
export {
  BRAND_FILES,
  CONTENT_FILE,
  FACTS_FILE,
  HERO_FILES,
  isBrandFile,
  isBrandId,
  KNOWN_FILES,
  LARGEST_BRAND_BYTES,
  largestBytes,
  MOST_BRAND_FILES,
  PICTURES,
  SOCIAL_FILE,
  TOKEN_FILES,
} from './folder.ts';
export type { BrandFolder } from './folder.ts';
export { readFonts, stackOf } from './fontFile.ts';
export { LEAST_DISTANCE, measureGaps, type MeasuredGap } from './gameColours.ts';
export { buildFoundation, type Foundation } from './foundation.ts';
export { changedColor, familyOf, FONT_CHOICES, newBrandFiles, RADIUS_CHOICES } from './newBrand.ts';
export type { FontChoice, NewBrand, RadiusChoice } from './newBrand.ts';
export { SCHEMES } from './palette.ts';
export { CASES } from './rules.ts';
export type { Scheme } from './palette.ts';
export { formatProblem, type Fix, type Problem } from './problem.ts';
export { Operator, OperatorError } from './operator.ts';
export type {
  BrandHistory,
  BrandPermission,
  MadeBefore,
  Publication,
  ServerAccess,
  Version,
  WaitingLine,
} from './operator.ts';
export { pageContent } from './pageContent.ts';
export { printJson } from './print.ts';
export { rootOf } from './resolve.ts';
export type { ResolvedToken, ResolvedTokens } from './resolve.ts';
export { ruleOf } from './rules.ts';
export { schemeProblems } from './schemes.ts';
export { COLOUR_DEFICIENCIES, deficiencyMatrix, type ColourDeficiency } from './colorVision.ts';
export { shownValue } from './shownValue.ts';
export { cleanSvg } from './svg.ts';
export { readTokens, type TokenNode } from './tokenFile.ts';
export { gameOn, gamesOf, PAGE_NAMES, touchedPages, type PageName } from './touchedPages.ts';
