export { brandForHost, checkBrand, checkBrands, hostProblems, loadBrands } from './brand.ts';
export type { CheckOptions } from './brand.ts';
export { decodeFiles, encodeFiles, filesProblems, hashOfFiles } from './brandFiles.ts';
export type { EncodedFiles } from './brandFiles.ts';
export { checkFolder, firstLanguage } from './checkFolder.ts';
export type { Brand, CheckedBrand } from './checkFolder.ts';
export { hexOf, type ColourValue } from './colour.ts';
export { BRAND_COMMAND, fontCommand } from './command.ts';
export { compileTokens } from './compileTokens.ts';
export { brandFileSchema, hostsIn } from './brandFile.ts';
export type { BrandFile } from './brandFile.ts';
export { contentSchemaFor, LANDING_SECTIONS, MENU_LINES } from './contentFile.ts';
export type { BrandContent, LandingSection, MenuLine } from './contentFile.ts';
export { faceFault, fontsFileSchema, stackOf } from './fontFile.ts';
export type { FontFace, FontFile, FontsFile } from './fontFile.ts';
export { CONTRAST_PAIRS, type ContrastPair, type Overlay } from './contrast.ts';
export { brandCss, brandVariables, themeColor, VARIABLE_PREFIX, variableName } from './css.ts';
export { damaged } from './damage.ts';
export { escapeMarkup } from './escapeMarkup.ts';
export { applyFixes } from './fix.ts';
export {
  BRAND_FILES,
  DEFAULT_BRAND_ID,
  FACTS_FILE,
  FONTS_FILE,
  isBrandFile,
  isBrandId,
  isFontFile,
  LARGEST_BRAND_BYTES,
  LARGEST_BYTES,
  largestBytes,
  PICTURES,
  SOCIAL_FILE,
  TOKEN_FILES,
} from './folder.ts';
export type { BrandFolder } from './folder.ts';
export type { Foundation } from './foundation.ts';
export { inheritedFoundation } from './inheritedFoundation.ts';
export { EXTENSION, inheritedId } from './inherits.ts';
export { brandIds, readFolder } from './readFolder.ts';
export { readFoundation } from './readFoundation.ts';
export { changedColor, familyOf, FONT_CHOICES, newBrandFiles, RADIUS_CHOICES } from './newBrand.ts';
export type { FontChoice, NewBrand, RadiusChoice } from './newBrand.ts';
export { neutralRamp, SCHEME_CHOICES, SCHEMES, tintRamp } from './palette.ts';
export type { OklchToken, Scheme, SchemeChoice, Seed } from './palette.ts';
export { pageContent, type PageContent } from './pageContent.ts';
export type { Photo } from './photo.ts';
export { SOCIAL_SIZE, type Picture } from './picture.ts';
export { nearest } from './nearest.ts';
export { EXAMPLE_ORIGINS, originProblems, parseOrigins } from './origins.ts';
export type { BrandOrigins } from './origins.ts';
export { Operator, OperatorError } from './operator.ts';
export type { BrandHistory, Publication, ServerAccess, Version } from './operator.ts';
export { printJson } from './print.ts';
export { BrandError, formatProblem, sentenceOf, withoutControls } from './problem.ts';
export type { Fix, Problem } from './problem.ts';
export { readPairs } from './contrastFile.ts';
export type { ResolvedToken, ResolvedTokens } from './resolve.ts';
export { ruleOf, type Rule } from './rules.ts';
export { LastValid } from './lastValid.ts';
export { faultyLine, faultyState, type FaultyBrand } from './faulty.ts';
export { BrandShelf } from './shelf.ts';
export { isLeftBehind } from './strayFile.ts';
export { writeBrandCss } from './writeCss.ts';
