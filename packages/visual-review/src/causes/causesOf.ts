import { variableName } from '@platform/tokens';
import { memoize } from 'es-toolkit';
import type { ChangedSources } from '../changedSources.ts';
import type { Box } from '../compare.ts';
import type { Part } from '../inPage.ts';
import { dressesOf, filesOf, prefixOf, styleFiles, tokensNamed, type Sources } from '../sources.ts';
import { causeOfEdit, causeOfFile, unique, type Cause, type Evidence } from './cause.ts';

/** Changed component that appears in a screenshot. */
interface Candidate {
  cause: Cause;
  parts: readonly Part[];
  isResized: boolean;
}

const meets = ([, left, top, width, height]: Part, box: Box) =>
  left < box.left + box.width &&
  box.left < left + width &&
  top < box.top + box.height &&
  box.top < top + height;

/** Returns the sizes of a component's parts, sorted, so that their positions do not matter. */
const sizesOf = (parts: readonly Part[]) =>
  parts
    .map(([, , , width, height]) => `${width}x${height}`)
    .sort()
    .join();

/** Finds the changed component that explains a box: the smallest that overlaps it, resized ones first. */
function explain(box: Box, candidates: readonly Candidate[]): Candidate | undefined {
  const met = candidates.flatMap((candidate) => {
    const areas = candidate.parts
      .filter((part) => meets(part, box))
      .map(([, , , width, height]) => width * height);
    return areas.length > 0 ? [{ candidate, area: Math.min(...areas) }] : [];
  });
  // Prefers a resized component: it moves its surroundings, so it explains changes in them.
  const resized = met.filter(({ candidate }) => candidate.isResized);
  return (resized.length > 0 ? resized : met).sort((a, b) => a.area - b.area)[0]?.candidate;
}

function investigation(changed: ChangedSources, { before, after }: Record<Side, Sources>) {
  const styles = [...styleFiles(before), ...styleFiles(after)];
  /** Ids of causes, by the class prefix of their style files. */
  const folders = new Map(styles.map((file) => [prefixOf(file), causeOfFile(file).id]));
  const styled = new Set(folders.values());

  const changedBehind = memoize((file: string): Cause[] => {
    const loaded = new Set([...filesOf(before, { file }), ...filesOf(after, { file })]);
    return unique([...changed.files].filter((path) => loaded.has(path)).map(causeOfFile));
  });

  /** Returns a changed component with its parts; empty if the screenshot does not show it. */
  const candidateOf = (cause: Cause, evidence: Evidence): Candidate[] => {
    const isOwn = ([prefix]: Part) => folders.get(prefix) === cause.id;
    const [old, now] = [evidence.before.filter(isOwn), evidence.after.filter(isOwn)];
    const isResized = sizesOf(old) !== sizesOf(now);
    return old.length + now.length > 0 ? [{ cause, parts: [...old, ...now], isResized }] : [];
  };

  /** Returns the changed tokens that the screenshot may show, and those that its story certainly uses. */
  const tokensBehind = ({ story, mode, regions, ...parts }: Evidence) => {
    const dresses = dressesOf(after, story.id, mode);
    const names = tokensNamed(after, story, mode.look);
    const named = changed.tokens.filter(
      ({ brand, scheme, path }) =>
        (names === null || names.has(path)) &&
        dresses.some((dress) => dress.brand === brand && dress.scheme === scheme),
    );
    const differing = [...parts.before, ...parts.after].filter((part) =>
      regions.some(({ box }) => meets(part, box)),
    );
    // On a motion sheet, each part has the names of its tokens as classes.
    const variables = new Set(differing.map(([name]) => name));
    const used = named.filter(({ path }) =>
      mode.look === 'motion' ? variables.has(variableName(path)) : names !== null,
    );
    const causes = (tokens: typeof named) => tokens.flatMap(({ edits }) => edits).map(causeOfEdit);
    return { named: causes(named), used: causes(used) };
  };

  const brandsBehind = ({ story, mode }: Evidence): Cause[] => {
    const shown = dressesOf(after, story.id, mode).map(({ brand }) => brand);
    return [...changed.brands]
      .filter((brand) => shown.includes(brand))
      .map((brand) => ({ id: `brand:${brand}`, kind: 'brand', name: `facts of ${brand}` }));
  };

  return (evidence: Evidence): Cause[] => {
    const files = changedBehind(evidence.story.file);
    const candidates = files.flatMap((cause) => candidateOf(cause, evidence));
    const { named, used } = tokensBehind(evidence);
    const explained = evidence.regions.map(({ box }) => explain(box, candidates));
    const isOpen = explained.includes(undefined);
    // Adds resized components, because they may move parts far away from them.
    const resized = isOpen ? candidates.filter(({ isResized }) => isResized) : [];
    const located = [...explained, ...resized].flatMap((one) => one?.cause ?? []);
    const certain = unique([...located, ...used]);
    if (certain.length > 0 && (!isOpen || resized.length + used.length > 0)) return certain;
    // A changed file without a box in the screenshot may cause any difference.
    const placed = new Set(candidates.map(({ cause }) => cause.id));
    const placeless = files.filter(
      ({ id, kind }) => !placed.has(id) && (kind !== 'component' || !styled.has(id)),
    );
    const likely = unique([...certain, ...placeless, ...named, ...brandsBehind(evidence)]);
    if (likely.length > 0) return likely;
    if (changed.common) {
      return [{ id: 'common', kind: 'common', name: 'what every story is built from' }];
    }
    return candidates.length > 0 ? candidates.map(({ cause }) => cause) : files;
  };
}

/** Returns a cause for each screenshot that the sources do not explain: a shared crop, or the story. */
function byLooks(evidence: readonly Evidence[]): Map<string, Cause> {
  const crops = evidence.map(({ regions: [first] }) => first?.crop);
  return new Map(
    evidence.map(({ key, story }, index): [string, Cause] => {
      const crop = crops[index];
      const isShared = crop !== undefined && crops.indexOf(crop) !== crops.lastIndexOf(crop);
      const name = `${story.title} · ${story.name}`;
      return [
        key,
        isShared
          ? { id: `crop:${crop}`, kind: 'crop', name: 'the same difference' }
          : { id: `story:${story.id}`, kind: 'story', name },
      ];
    }),
  );
}

type Side = 'before' | 'after';

/** Returns the causes of each difference by its key, at least one each. */
export function causesOf(
  evidence: readonly Evidence[],
  changed: ChangedSources,
  sources: Record<Side, Sources>,
): Map<string, Cause[]> {
  const investigate = investigation(changed, sources);
  const found = evidence.map((one) => [one, investigate(one)] as const);
  const looks = byLooks(found.filter(([, causes]) => causes.length === 0).map(([one]) => one));
  return new Map(
    found.map(([one, causes]) => {
      const alike = looks.get(one.key);
      return [one.key, alike ? [alike] : causes];
    }),
  );
}
