import { variableName } from '@platform/tokens';
import type { ChangedSources, ChangedToken } from '../changedSources.ts';
import type { Part } from '../inPage.ts';
import { storyNames } from '../reach.ts';
import type { Story } from '../shots.ts';
import { dressesOf, filesOf, prefixOf, styleFiles, tokensNamed, type Sources } from '../sources.ts';
import { causeOfEdit, causeOfFile, unique, type Cause, type Evidence } from './cause.ts';
import { explain, meets, sizesOf, type Candidate } from './places.ts';

const causesOfTokens = (tokens: readonly ChangedToken[]): Cause[] =>
  tokens.flatMap(({ edits }) => edits).map(causeOfEdit);

/**
 * Finds the causes that the places of the differences prove. `isExplained` is true if these causes
 * explain every difference.
 */
function certainCauses(
  { regions }: Evidence,
  candidates: readonly Candidate[],
  shown: readonly ChangedToken[],
): { certain: Cause[]; isExplained: boolean } {
  const explained = regions.map((region) => explain(region, candidates));
  const resized = candidates.filter(({ isResized }) => isResized);
  const isOpen = explained.some((by) => by.length === 0);
  const located = new Set([...explained.flat(), ...(isOpen ? resized : [])]);
  const certain = [...[...located].map(({ cause }) => cause), ...causesOfTokens(shown)];
  const isExplained = certain.length > 0 && (!isOpen || resized.length + shown.length > 0);
  return { certain, isExplained };
}

/** Finds the causes of picture differences between two states of the repository. */
export class Investigator {
  /** Ids of causes, by the class prefix of their style files. */
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

  /** Returns the changed files that a story loads before or after the change. */
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
    if (mode.look === 'motion') {
      // Each part of a motion sheet has the names of its tokens as classes.
      const differs = (part: Part) => regions.some(({ box }) => meets(part, box));
      const variables = new Set([...before, ...now].filter(differs).map(([name]) => name));
      return { shown: named.filter(({ path }) => variables.has(variableName(path))), named };
    }
    const inIndex = after.reach && storyNames(after.reach, story.id);
    return { shown: named.filter(({ path }) => inIndex?.has(path)), named };
  }

  private brandsBehind({ story, mode }: Evidence): Cause[] {
    const shown = dressesOf(this.sources.after, story.id, mode).map(({ brand }) => brand);
    return [...this.changed.brands]
      .filter((brand) => shown.includes(brand))
      .map((brand) => ({ id: `brand:${brand}`, kind: 'brand', name: `facts of ${brand}` }));
  }

  /** Finds the causes of a difference; none if the sources do not explain it. */
  causesOf(evidence: Evidence): Cause[] {
    const changed = unique(this.filesBehind(evidence.story).map(causeOfFile));
    const candidates = changed.flatMap((cause) => this.candidateOf(cause, evidence));
    const tokens = this.tokensBehind(evidence);
    const { certain, isExplained } = certainCauses(evidence, candidates, tokens.shown);
    if (isExplained) return certain;
    const likely = [
      ...certain,
      ...this.placeless(changed, candidates),
      ...causesOfTokens(tokens.named),
      ...this.brandsBehind(evidence),
    ];
    if (likely.length > 0) return likely;
    if (this.changed.common) {
      return [{ id: 'common', kind: 'common', name: 'what every story is built from' }];
    }
    return candidates.length > 0 ? candidates.map(({ cause }) => cause) : changed;
  }

  /** Returns a changed component with its parts in the picture; empty if the picture does not show it. */
  private candidateOf(cause: Cause, { before, after }: Evidence): Candidate[] {
    const isOwn = ([prefix]: Part) => this.folders.get(prefix) === cause.id;
    const [old, now] = [before.filter(isOwn), after.filter(isOwn)];
    const isResized = sizesOf(old) !== sizesOf(now);
    return old.length + now.length > 0 ? [{ cause, parts: [...old, ...now], isResized }] : [];
  }

  /** Returns the changed files without a place in the picture. They may cause any difference. */
  private placeless(changed: readonly Cause[], candidates: readonly Candidate[]): Cause[] {
    const placed = new Set(candidates.map(({ cause }) => cause.id));
    return changed.filter(
      ({ id, kind }) => !placed.has(id) && (kind !== 'component' || !this.hasStyles(id)),
    );
  }
}
