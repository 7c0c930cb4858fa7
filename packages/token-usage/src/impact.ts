import { brandVariables, variableName, type Brand } from '@platform/tokens';
import { type PlainView, viewKeyOf, type Width, widths } from '@platform/visual-review';
import { UNSEEN } from './probes.ts';
import { isOfAllBrands, storiesShowing, type ReachIndex } from './reachIndex.ts';

/** What changes: tokens of a brand, or everything about one that comes or goes. */
export type Change =
  | { brand: string; tokens: readonly string[] }
  | { brand: string; tokens: 'all' };

type Values = Pick<Brand, 'id' | 'tokens'>;

/** The tokens whose values differ, by brand; those that point to a changed token differ with it. */
export function changesBetween(before: readonly Values[], after: readonly Values[]): Change[] {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))].sort();
  return ids.flatMap((brand): Change[] => {
    const [old, now] = [before, after].map((side) => side.find(({ id }) => id === brand));
    if (!old || !now) return [{ brand, tokens: 'all' }];
    const [were, are] = [brandVariables(old), brandVariables(now)];
    const tokens = Object.keys({ ...old.tokens.dark, ...now.tokens.dark }).filter(
      (path) => were.get(variableName(path)) !== are.get(variableName(path)),
    );
    return tokens.length > 0 ? [{ brand, tokens }] : [];
  });
}

/** The stories that a change touches at a width. */
function storiesOf(index: ReachIndex, { tokens }: Change, width: Width): ReadonlySet<string> {
  if (tokens === 'all') return new Set(index.stories);
  // A token that is gone, or too new for the index, is skipped.
  const known = tokens.filter((path) => path in index.tokens);
  return new Set(known.flatMap((path) => storiesShowing(index, path, width)));
}

/**
 * The pictures that changes will touch, each once, in the order of the stories.
 *
 * @param brands every brand there is: a story that shows them all is touched in each by a change of one
 */
export function shotsTouched(
  index: ReachIndex,
  changes: readonly Change[],
  brands: readonly string[],
): PlainView[] {
  const touched = widths.map((width) => ({
    width,
    byBrand: changes.map((change) => ({
      brand: change.brand,
      stories: storiesOf(index, change, width),
    })),
  }));
  return index.stories.flatMap((story) =>
    touched.flatMap(({ width, byBrand }) => {
      const own = byBrand.filter(({ stories }) => stories.has(story)).map(({ brand }) => brand);
      const shown = own.length > 0 && isOfAllBrands(index, story) ? brands : own;
      return shown.map((brand): PlainView => ({ story, brand, width }));
    }),
  );
}

/** The name of a picture: `primitives-button--default.aurora.390`. */
export const pictureName = (view: PlainView): string => viewKeyOf(view).replaceAll('/', '.');

/** Why a token may change without a picture that shows it; undefined where pictures do. */
export const reasonUnseen = (path: string): string | undefined => UNSEEN[path.split('.')[0] ?? ''];
