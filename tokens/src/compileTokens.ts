import { withColours } from './asWritten.ts';
import { fitsScreen, fromOklch, hexOf, toOklch, type ColourValue } from './colour.ts';
import { BRAND_COMMAND } from './command.ts';
import { TOKEN_FILES, type BrandFolder } from './folder.ts';
import type { Foundation } from './foundation.ts';
import { inheritProblems } from './inherits.ts';
import type { Scheme } from './palette.ts';
import { onOneLine } from './print.ts';
import { distinct, type Problem } from './problem.ts';
import { layer, resolve, type Layered, type ResolvedTokens } from './resolve.ts';
import { checkTokens, readTokens, type TokenNode } from './tokenFile.ts';

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

/**
 * Returns a note about a value with colours in CSS notation, with the fix that converts it to DTCG.
 */
function textNote(brand: string, name: string, { path, file, line, value }: TokenNode): Problem {
  const what = 'is written as text, which only this platform reads';
  const hint = `Other tools read ${onOneLine(value)}; '${BRAND_COMMAND} check ${brand} --fix' writes it.`;
  return { file, line, place: path, what, hint, fix: { kind: 'token', file: name, path, value } };
}

/** Returns a note about a colour outside sRGB, which most screens cannot show. */
function screenNotes({ path, file, line, value, type }: TokenNode): Problem[] {
  if (type !== 'color' || typeof value !== 'object' || fitsScreen(value as ColourValue)) return [];
  const colour = value as ColourValue;
  const { l, c, h } = toOklch(colour);
  const what = `is outside sRGB: most screens show ${hexOf(colour)} in its place`;
  const same = {
    ...fromOklch(l, c, h),
    ...(colour.alpha !== undefined && { alpha: colour.alpha }),
  };
  const hint = `For the same colour on every screen, write ${onOneLine(same)}.`;
  return [{ file, line, place: path, what, hint }];
}

/** Replaces the fix for a problem with a hint, for files that a program must not rewrite. */
const byHand = ({ fix, ...problem }: Problem): Problem =>
  fix?.kind === 'token' ? { ...problem, hint: `Write it as ${onOneLine(fix.value)}.` } : problem;

/** Merges the brand's tokens over the foundation's for each scheme. Reports invalid tokens. */
function layTokens(folder: BrandFolder, foundation: Foundation) {
  const { shared, schemes, contract } = foundation;
  const problems = inheritProblems(folder, foundation);
  const notes: Problem[] = [];
  const own = (name: string) => {
    const bytes = folder.files.get(name);
    if (!bytes) return [];
    const read = readTokens(`${folder.path}/${name}`, decode(bytes));
    const tokens = read.tokens.map((token) => {
      const type = contract.get(token.path)?.type;
      const value = withColours(token.value, type);
      return { written: token.value, known: { ...token, value, type: token.type ?? type } };
    });
    const laid = tokens.map(({ known }) => known);
    const wrong = checkTokens(laid, contract, folder.id);
    problems.push(...read.problems, ...(read.rewritable ? wrong : wrong.map(byHand)));
    if (wrong.length > 0) return laid;
    for (const { written, known } of tokens) {
      const isText = JSON.stringify(known.value) !== JSON.stringify(written);
      notes.push(...(isText ? [textNote(folder.id, name, known)] : []), ...screenNotes(known));
    }
    return laid;
  };
  const both = own(TOKEN_FILES.both);
  const laid = (scheme: Scheme) => layer(shared, schemes[scheme], both, own(TOKEN_FILES[scheme]));
  const layers: Record<Scheme, Layered> = { dark: laid('dark'), light: laid('light') };
  return { layers, problems, notes };
}

export interface CompiledTokens {
  /** Every token of the contract, with aliases resolved; absent if a token is invalid. */
  tokens?: Record<Scheme, ResolvedTokens>;
  /** Tokens as written, in which the brand's tokens replace the foundation's. */
  layers: Record<Scheme, Layered>;
  problems: readonly Problem[];
  /** Notes about valid values that may have an unexpected effect. */
  notes: readonly Problem[];
}

/** Merges and resolves the tokens of a brand. Does not measure contrast. */
export function compileTokens(folder: BrandFolder, foundation: Foundation): CompiledTokens {
  const { layers, problems, notes: found } = layTokens(folder, foundation);
  const notes = distinct(found);
  // Stops here, because invalid tokens would cause further errors in the aliases that refer to them.
  if (problems.length > 0) return { layers, problems, notes: [] };
  const isOwn = (file: string) => file.startsWith(`${folder.path}/`);
  const dark = resolve(layers.dark, isOwn);
  const light = resolve(layers.light, isOwn);
  const lost = distinct([...dark.problems, ...light.problems]);
  if (lost.length > 0) return { layers, problems: lost, notes };
  const tokens = { dark: dark.resolved, light: light.resolved };
  return { tokens, layers, problems: [], notes };
}
