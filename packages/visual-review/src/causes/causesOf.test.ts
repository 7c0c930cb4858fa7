import { describe, expect, test } from 'vitest';
import type { Evidence } from './cause.ts';
import { causesOf } from './causesOf.ts';
import { changedSources } from '../changedSources.ts';
import type { Region } from '../compare.ts';
import type { Part } from '../inPage.ts';
import type { Scheme } from '../modes.ts';
import type { ReportData, ReportItem } from '../page/reportData.ts';
import { causeName, inScope, standing, visibleItems, type State } from '../page/state.ts';
import type { ReachIndex } from '../reach.ts';
import { prefixOf, type BrandTokens, type Sources } from '../sources.ts';
import type { Story } from '../shots.ts';

const UI = 'packages/ui/src/primitives';
const style = (name: string) => `${UI}/${name}/${name}.css.ts`;
const component = (name: string) => `${UI}/${name}/${name}.tsx`;
const storyFile = (name: string) => `${UI}/${name}/${name}.stories.tsx`;

const COMPONENTS = ['Button', 'Notice', 'Dialog', 'Badge'];
/** Components that each component or screen imports. */
const LOADS: Record<string, string[]> = {
  Button: [],
  Notice: [],
  Badge: [],
  Dialog: ['Button'],
  Wallet: ['Button', 'Notice', 'Badge'],
  Account: ['Button', 'Notice', 'Dialog'],
};

const graph = Object.fromEntries(
  Object.entries(LOADS).flatMap(([name, loaded]) => [
    [storyFile(name), [component(name), 'messages:dialog'].slice(0, name === 'Dialog' ? 2 : 1)],
    [
      component(name),
      [...(COMPONENTS.includes(name) ? [style(name)] : []), ...loaded.map(component)],
    ],
  ]),
);

const STORIES: Story[] = Object.keys(LOADS).flatMap((name) =>
  ['Default', 'Stress'].map((variant) => ({
    id: `${name.toLowerCase()}--${variant.toLowerCase()}`,
    title: `Primitives/${name}`,
    name: variant,
    tags: [],
    file: storyFile(name),
  })),
);

const bitsOf = (has: (story: Story) => boolean) => {
  let bits = '';
  for (let at = 0; at < STORIES.length; at += 4) {
    const nibble = [0, 1, 2, 3].map((bit) => {
      const story = STORIES[at + bit];
      return story && has(story) ? 8 >> bit : 0;
    });
    bits += nibble.reduce<number>((sum, bit) => sum + bit, 0).toString(16);
  }
  return bits;
};

const named = (has: (story: Story) => boolean) => ({ named: bitsOf(has) });
const holds = (name: string) => (story: Story) =>
  story.title.endsWith(name) || (LOADS[story.title.split('/')[1] ?? ''] ?? []).includes(name);

const reach: ReachIndex = {
  stories: STORIES.map(({ id }) => id),
  ofAllBrands: '',
  tokens: {
    'color.accent.solid': named(holds('Button')),
    'color.accent.border': named(holds('Button')),
    'color.success.text': named(holds('Badge')),
  },
};

const brandTokens = (palette: string, success: string): BrandTokens => {
  const css = {
    'color.accent.solid': palette,
    'color.accent.border': palette,
    'color.success.text': success,
  };
  const written = {
    'palette.accent.9': { value: palette, file: 'brands/ember/dark.tokens.json' },
    'color.accent.solid': { value: '"{palette.accent.9}"', file: 'semantic.tokens.json' },
    'color.accent.border': { value: '"{palette.accent.9}"', file: 'semantic.tokens.json' },
    'color.success.text': { value: success, file: 'semantic.tokens.json' },
  };
  const both = <T>(value: T) => ({ dark: value, light: value });
  return { css: both(css), written: both(written), facts: 'facts' };
};

function sources(edited: readonly string[], palette = 'red', success = 'green'): Sources {
  const files = [...Object.keys(graph), ...COMPONENTS.map(style), 'messages:dialog'];
  return {
    common: 'common',
    files: Object.fromEntries(
      files.map((file) => [file, edited.includes(file) ? 'edited' : 'as before']),
    ),
    graph,
    storyFiles: {},
    tokens: { aurora: brandTokens('blue', success), ember: brandTokens(palette, success) },
    reach,
  };
}

const before = sources([]);
const brands = ['aurora', 'ember'];
const region = (left: number, top: number, width: number, height: number, crop = ''): Region => ({
  box: { left, top, width, height },
  crop: crop || `${left} ${top} ${width} ${height}`,
});

const PLACES: Record<string, [left: number, top: number, width: number, height: number]> = {
  Button: [10, 10, 100, 40],
  Notice: [10, 100, 300, 60],
  Badge: [10, 200, 50, 20],
  Dialog: [0, 0, 390, 800],
};
const partsOf = (story: Story): Part[] => {
  const name = story.title.split('/')[1] ?? '';
  return [name, ...(LOADS[name] ?? [])].flatMap((one): Part[] => {
    const place = PLACES[one];
    return place ? [[prefixOf(style(one)), ...place]] : [];
  });
};

/**
 * Returns evidence for every story in both brands at 390 px. `differing` returns the components
 * that look different.
 */
const evidence = (differing: (story: Story, brand: string) => string[]): Evidence[] =>
  STORIES.flatMap((story) =>
    brands.flatMap((brand): Evidence[] => {
      const regions = differing(story, brand).flatMap((name) => {
        const place = PLACES[name];
        return place ? [region(...place, `${name} ${brand}`)] : [];
      });
      const scheme: Scheme = 'dark';
      const mode = { brand, scheme, width: 390, look: 'rest' as const };
      const key = `${story.id}/${brand}/dark/390`;
      const parts = partsOf(story);
      return regions.length > 0 ? [{ key, story, mode, regions, before: parts, after: parts }] : [];
    }),
  );

const names = (found: ReturnType<typeof causesOf>, start: string) =>
  [...found]
    .filter(([key]) => key.startsWith(start))
    .map(([, causes]) => causes.map(({ name }) => name));

describe('the search for causes of a difference', () => {
  const explain = (after: Sources, differing: Parameters<typeof evidence>[0]) =>
    causesOf(evidence(differing), changedSources(before, after), { before, after });

  test('finds the changed component, even inside a screen', () => {
    const after = sources([style('Notice'), style('Button')]);
    const found = explain(after, (story) => (holds('Notice')(story) ? ['Notice'] : []));
    expect(names(found, 'notice--default')).toEqual([['Notice'], ['Notice']]);
    expect(names(found, 'wallet--stress')).toEqual([['Notice'], ['Notice']]);
  });

  test('finds the smallest changed component around a difference', () => {
    const after = sources([style('Dialog'), style('Button')]);
    const found = explain(after, (story) => (story.title.endsWith('Dialog') ? ['Button'] : []));
    expect(names(found, 'dialog--default')[0]).toEqual(['Button']);
  });

  test('finds each of several changed components if its own region differs', () => {
    const after = sources([style('Notice'), component('Badge')]);
    const found = explain(after, (story) =>
      story.title.endsWith('Wallet') ? ['Notice', 'Badge'] : [],
    );
    expect(names(found, 'wallet--default')[0]).toEqual(['Notice', 'Badge']);
  });

  test('finds a component that grew, but not a changed component that it moved', () => {
    const after = sources([style('Notice'), style('Badge')]);
    const wallet = STORIES.find(({ id }) => id === 'wallet--default') as Story;
    const grown = partsOf(wallet).map(([prefix, left, top, width, height]): Part => {
      const isNotice = prefix === prefixOf(style('Notice'));
      return isNotice
        ? [prefix, left, top, width, height + 20]
        : [prefix, left, top > 100 ? top + 20 : top, width, height];
    });
    const one: Evidence = {
      key: 'wallet--default/aurora/dark/390',
      story: wallet,
      mode: { brand: 'aurora', scheme: 'dark', width: 390, look: 'rest' },
      regions: [region(10, 160, 300, 80)],
      before: partsOf(wallet),
      after: grown,
    };
    const found = causesOf([one], changedSources(before, after), { before, after });
    expect(names(found, 'wallet')).toEqual([['Notice']]);
  });

  test('finds a token that the story shows, with the edit that changed it, in its brand', () => {
    const after = sources([], 'orange');
    const found = explain(after, (story, brand) =>
      brand === 'ember' && holds('Button')(story) ? ['Button'] : [],
    );
    expect(new Set([...found.values()].flat().map(({ name }) => name))).toEqual(
      new Set(['palette.accent.9 (ember)']),
    );
  });

  test('finds the token of the part of a motion sheet that differs', () => {
    const after = sources([], 'orange', 'lime');
    const wallet = STORIES.find(({ id }) => id === 'wallet--default') as Story;
    const places: Part[] = [
      ['--platform-color-accent-solid', 0, 0, 390, 60],
      ['--platform-color-success-text', 0, 60, 390, 60],
    ];
    const one: Evidence = {
      key: 'wallet--default/ember/dark/390/motion',
      story: wallet,
      mode: { brand: 'ember', scheme: 'dark', width: 390, look: 'motion' },
      regions: [region(100, 70, 40, 10)],
      before: places,
      after: places,
    };
    const found = causesOf([one], changedSources(before, after), { before, after });
    expect(names(found, 'wallet')).toEqual([['color.success.text']]);
  });

  test('finds changed texts if nothing else that the story loads has changed', () => {
    const after = sources(['messages:dialog']);
    const found = explain(after, (story) => (story.title.endsWith('Dialog') ? ['Dialog'] : []));
    expect(names(found, 'dialog--default')[0]).toEqual(['texts of dialog']);
  });

  test('finds changed inputs of every story if nothing else has changed', () => {
    const after = { ...sources([]), common: 'another' };
    const found = explain(after, () => ['Button']);
    expect(new Set([...found.values()].flat().map(({ kind }) => kind))).toEqual(
      new Set(['common']),
    );
  });

  test('groups differences by equal crops if no source explains them, otherwise by story', () => {
    const found = explain(sources([]), (story) =>
      story.id === 'badge--default' ? ['Badge'] : story.name === 'Stress' ? ['Button'] : [],
    );
    const kinds = new Map([...found].map(([key, [cause]]) => [key, cause?.kind]));
    expect(kinds.get('badge--default/ember/dark/390')).toBe('story');
    expect(kinds.get('button--stress/ember/dark/390')).toBe('crop');
    expect(found.get('button--stress/ember/dark/390')).toEqual(
      found.get('wallet--stress/ember/dark/390'),
    );
  });
});

test('settles six causes in one run with at most eight decisions', () => {
  const after = {
    ...sources(
      [style('Notice'), component('Badge'), storyFile('Account'), 'messages:dialog'],
      'orange',
      'lime',
    ),
  };
  const changed = changedSources(before, after);
  const found = evidence((story, brand) => {
    const at: string[] = [];
    if (holds('Notice')(story)) at.push('Notice');
    if (holds('Badge')(story)) at.push('Badge');
    if (brand === 'ember' && holds('Button')(story)) at.push('Button');
    if (story.title.endsWith('Dialog') || story.title.endsWith('Account')) at.push('Dialog');
    return at;
  });
  const causes = causesOf(found, changed, { before, after });
  const items = found.map(({ key, story, mode }): ReportItem => {
    const ids = (causes.get(key) ?? []).map(({ id }) => id);
    return {
      ...mode,
      key,
      title: story.title,
      name: story.name,
      kind: 'changed',
      change: { image: key, causes: ids },
    };
  });
  const report: ReportData = {
    id: 'report',
    before: 'main',
    after: 'the working tree',
    items,
    causes: [...new Map([...causes.values()].flat().map((one) => [one.id, one])).values()],
    unchanged: 0,
    problems: [],
    decisions: {},
  };
  const state: State = {
    report,
    decisions: {},
    writable: true,
    kind: 'open',
    filter: '',
    view: 'side',
    fit: true,
    selected: undefined,
  };

  let decided = 0;
  for (let [item] = visibleItems(state); item; [item] = visibleItems(state)) {
    decided += 1;
    const cause = causeName(item.change?.causes ?? []);
    const decisions = inScope(state, item, 'cause', 'accepted').map(
      ({ key }) =>
        [
          key,
          { image: key, verdict: 'accepted', reason: 'x', cause, author: 'A', date: '2026' },
        ] as const,
    );
    state.decisions = { ...state.decisions, ...Object.fromEntries(decisions) };
    expect(standing(state, item)).toBe('accepted');
  }
  expect(items.length).toBeGreaterThan(14);
  expect(decided).toBeLessThanOrEqual(6 + 2);
});
