import { basename, dirname } from 'node:path';
import { variableName } from '@platform/tokens';
import type { ChangedSources, ChangedToken, Edit } from './changedSources.ts';
import type { Box, Region } from './compare.ts';
import type { Part } from './inPage.ts';
import type { Mode } from './modes.ts';
import { MESSAGES } from './moduleGraph.ts';
import { isShown } from './reach.ts';
import type { Story } from './shots.ts';
import { dressesOf, filesOf, prefixOf, styleFiles, tokensNamed, type Sources } from './sources.ts';
import { widths } from './widths.ts';

/** Why pictures differ, as far as the sources tell: what one decision can be about. */
export interface Cause {
  /** The same for the same cause in a later run. */
  id: string;
  /**
   * A component, another file, texts, a token, a brand's facts, what every story is built from; or,
   * where none of these tells, the same difference in several pictures, or a story.
   */
  kind: 'component' | 'file' | 'texts' | 'token' | 'brand' | 'common' | 'crop' | 'story';
  /** 'Button', 'color.accent.solid (ember)' */
  name: string;
}

/** Facts about a picture that differs. */
export interface Evidence {
  key: string;
  story: Story;
  mode: Mode;
  /** None when there is no picture to compare with. */
  regions: readonly Region[];
  before: readonly Part[];
  after: readonly Part[];
}

/** A folder that is named like a component. */
const COMPONENT = /^[A-Z]/;

function causeOfFile(file: string): Cause {
  if (file.startsWith(MESSAGES)) {
    return { id: file, kind: 'texts', name: `texts of ${file.slice(MESSAGES.length)}` };
  }
  const folder = dirname(file);
  if (!COMPONENT.test(basename(folder)) || /\.stories\.tsx$/.test(file)) {
    return { id: file, kind: 'file', name: basename(file) };
  }
  return { id: folder, kind: 'component', name: basename(folder) };
}

function causeOfEdit({ path, file }: Edit): Cause {
  const [, brand] = /^brands\/([^/]+)\//.exec(file) ?? [];
  const name = brand === undefined ? path : `${path} (${brand})`;
  return { id: `token:${name}`, kind: 'token', name };
}

const areaOf = ([, , , width, height]: Part) => width * height;

const meets = ([, left, top, width, height]: Part, box: Box) =>
  left < box.left + box.width &&
  box.left < left + width &&
  top < box.top + box.height &&
  box.top < top + height;

/** The sizes of a component's places, in an order that does not depend on where they are. */
const sizesOf = (parts: readonly Part[]) =>
  parts
    .map(([, , , width, height]) => `${width}x${height}`)
    .sort()
    .join();

/** A component that was changed and is on a picture. */
interface Candidate {
  cause: Cause;
  parts: readonly Part[];
  isResized: boolean;
}

/** Which changed components explain a region: the smallest around it, of those that were resized first. */
function explain({ box }: Region, candidates: readonly Candidate[]): Candidate[] {
  const met = candidates.flatMap((candidate) => {
    const areas = candidate.parts.filter((part) => meets(part, box)).map(areaOf);
    return areas.length > 0 ? [{ candidate, area: Math.min(...areas) }] : [];
  });
  // A component that grew or shrank moves its surroundings, also if these were changed too.
  const resized = met.filter(({ candidate }) => candidate.isResized);
  const [smallest] = (resized.length > 0 ? resized : met).sort((a, b) => a.area - b.area);
  return smallest ? [smallest.candidate] : [];
}

/** Tells causes from two states of the repository. */
class Investigator {
  /** The cause of what has a class that begins like this. */
  private readonly folders: ReadonlyMap<string, string>;
  private readonly filesByStory = new Map<string, string[]>();

  constructor(
    private readonly changed: ChangedSources,
    private readonly sources: { before: Sources; after: Sources },
  ) {
    const styles = [...styleFiles(sources.before), ...styleFiles(sources.after)];
    this.folders = new Map(styles.map((file) => [prefixOf(file), causeOfFile(file).id]));
  }

  private hasStyles(id: string): boolean {
    return [...this.folders.values()].includes(id);
  }

  /** The changed files that a story loads, or loaded before. */
  private filesBehind(story: Story): string[] {
    const known = this.filesByStory.get(story.file);
    if (known) return known;
    const { before, after } = this.sources;
    const loaded = new Set([...filesOf(before, story), ...filesOf(after, story)]);
    const files = [...this.changed.files].filter((file) => loaded.has(file));
    this.filesByStory.set(story.file, files);
    return files;
  }

  private tokensBehind({ story, mode, regions, before, after: now }: Evidence): {
    shown: ChangedToken[];
    named: ChangedToken[];
  } {
    const { after } = this.sources;
    const dresses = dressesOf(after, story.id, mode);
    const names = tokensNamed(after, story, mode.look);
    const named = this.changed.tokens.filter(
      ({ brand, scheme, path }) =>
        (names === null || names.has(path)) &&
        dresses.some((dress) => dress.brand === brand && dress.scheme === scheme),
    );
    const { look, width } = mode;
    if (look === 'motion') {
      // The sheet names the tokens of each of its parts.
      const differs = (part: Part) => regions.some(({ box }) => meets(part, box));
      const variables = new Set([...before, ...now].filter(differs).map(([name]) => name));
      return { shown: named.filter(({ path }) => variables.has(variableName(path))), named };
    }
    const usual = widths.find((one) => one === width);
    const isMeasured = names !== null && look === 'rest' && usual !== undefined;
    const shown = named.filter(
      ({ path }) => isMeasured && after.reach && isShown(after.reach, story.id, path, usual),
    );
    return { shown, named };
  }

  private brandsBehind({ story, mode }: Evidence): Cause[] {
    const shown = dressesOf(this.sources.after, story.id, mode).map(({ brand }) => brand);
    return [...this.changed.brands]
      .filter((brand) => shown.includes(brand))
      .map((brand) => ({ id: `brand:${brand}`, kind: 'brand', name: `facts of ${brand}` }));
  }

  /** The causes of a difference; none when the sources do not tell. */
  causesOf(evidence: Evidence): Cause[] {
    const causes = this.filesBehind(evidence.story).map(causeOfFile);
    const byId = new Map(causes.map((cause) => [cause.id, cause]));
    const partsOf = (parts: readonly Part[], id: string) =>
      parts.filter(([prefix]) => this.folders.get(prefix) === id);
    const candidates = [...byId.values()].flatMap((cause): Candidate[] => {
      const [old, now] = [partsOf(evidence.before, cause.id), partsOf(evidence.after, cause.id)];
      const isResized = sizesOf(old) !== sizesOf(now);
      return old.length + now.length > 0 ? [{ cause, parts: [...old, ...now], isResized }] : [];
    });
    const explained = evidence.regions.map((region) => explain(region, candidates));
    const resized = candidates.filter(({ isResized }) => isResized);
    const isOpen = explained.some((by) => by.length === 0);
    const located = new Set([...explained.flat(), ...(isOpen ? resized : [])]);
    const { shown, named } = this.tokensBehind(evidence);
    const certain = [
      ...[...located].map(({ cause }) => cause),
      ...shown.flatMap(({ edits }) => edits).map(causeOfEdit),
    ];
    const isExplained = certain.length > 0 && (!isOpen || resized.length + shown.length > 0);
    if (isExplained) return certain;

    // A file without classes of its own is in no place of the picture, and may be behind any of it.
    const placed = new Set(candidates.map(({ cause }) => cause.id));
    const placeless = [...byId.values()].filter(
      ({ id, kind }) => !placed.has(id) && (kind !== 'component' || !this.hasStyles(id)),
    );
    const likely = [
      ...certain,
      ...placeless,
      ...named.flatMap(({ edits }) => edits).map(causeOfEdit),
      ...this.brandsBehind(evidence),
    ];
    if (likely.length > 0) return likely;
    if (this.changed.common) {
      return [{ id: 'common', kind: 'common', name: 'what every story is built from' }];
    }
    return candidates.length > 0 ? candidates.map(({ cause }) => cause) : [...byId.values()];
  }
}

const unique = (causes: readonly Cause[]): Cause[] => [
  ...new Map(causes.map((cause) => [cause.id, cause])).values(),
];

/** The cause of each crop that only pictures of one cause show. */
function causesByCrop(found: readonly (readonly [Evidence, Cause[]])[]): Map<string, Cause | null> {
  const byCrop = new Map<string, Cause | null>();
  for (const [{ regions }, [cause, ...others]] of found) {
    if (!cause || others.length > 0) continue;
    for (const { crop } of regions) {
      const known = byCrop.get(crop);
      byCrop.set(crop, known === undefined || known?.id === cause.id ? cause : null);
    }
  }
  return byCrop;
}

/** Several causes are narrowed to those whose crops are in the picture, where these are all of it. */
function narrowed({ regions }: Evidence, causes: Cause[], byCrop: Map<string, Cause | null>) {
  if (causes.length < 2 || regions.length === 0) return causes;
  const told = regions.map(({ crop }) => byCrop.get(crop));
  return told.every((cause) => cause && causes.some(({ id }) => id === cause.id))
    ? unique(told as Cause[])
    : causes;
}

/** The causes of pictures that nothing in the sources explains: the same crop, or the story. */
function byLooks(evidence: readonly Evidence[]): Map<string, Cause> {
  const keysByCrop = new Map<string, string[]>();
  for (const { key, regions } of evidence) {
    const crop = regions[0]?.crop;
    if (crop !== undefined) keysByCrop.set(crop, [...(keysByCrop.get(crop) ?? []), key]);
  }
  return new Map(
    evidence.map(({ key, story, regions }): [string, Cause] => {
      const crop = regions[0]?.crop ?? '';
      const isShared = (keysByCrop.get(crop)?.length ?? 0) > 1;
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

/** Tokens that changed exactly the same pictures are one cause. */
function joined(causes: ReadonlyMap<string, readonly Cause[]>): Map<string, Cause[]> {
  const keysById = new Map<string, string[]>();
  const tokens = new Map<string, Cause>();
  for (const [key, found] of causes) {
    for (const cause of found) {
      keysById.set(cause.id, [...(keysById.get(cause.id) ?? []), key]);
      if (cause.kind === 'token') tokens.set(cause.id, cause);
    }
  }
  const twins = new Map<string, Cause[]>();
  for (const [id, cause] of tokens) {
    const keys = (keysById.get(id) ?? []).join();
    twins.set(keys, [...(twins.get(keys) ?? []), cause]);
  }
  const instead = new Map<string, Cause>();
  for (const together of twins.values()) {
    if (together.length < 2) continue;
    const names = together.map(({ name }) => name).sort();
    const one: Cause = { id: `token:${names.join('+')}`, kind: 'token', name: names.join(', ') };
    for (const { id } of together) instead.set(id, one);
  }
  return new Map(
    [...causes].map(([key, found]) => [
      key,
      unique(found.map((one) => instead.get(one.id) ?? one)),
    ]),
  );
}

/**
 * Tells why pictures differ: by the changed files that a story loads and where their components are
 * in the picture, and by the changed tokens that a story shows. A picture may have several causes.
 *
 * @returns the causes of each difference, by its key; at least one
 */
export function causesOf(
  evidence: readonly Evidence[],
  changed: ChangedSources,
  sources: { before: Sources; after: Sources },
): Map<string, Cause[]> {
  const investigator = new Investigator(changed, sources);
  const found = evidence.map((one) => [one, unique(investigator.causesOf(one))] as const);
  const byCrop = causesByCrop(found);
  const looks = byLooks(found.filter(([, causes]) => causes.length === 0).map(([one]) => one));
  return joined(
    new Map(
      found.map(([one, causes]) => {
        const alike = looks.get(one.key);
        return [one.key, alike ? [alike] : narrowed(one, causes, byCrop)];
      }),
    ),
  );
}
