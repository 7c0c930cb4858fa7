import {
  decodeFiles,
  encodeFiles,
  OperatorError,
  type BrandHistory,
  type Operator,
  type Publication,
  type Version,
} from '@platform/tokens';
import { describe, expect, test } from 'vitest';
import { baseOf, publishMerged } from './mergeVersions.ts';

const signed = { author: 'Ravi', note: '' };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 8, minute)).toISOString();
const version = (number: number, made_from: number | null, minute = number): Version => ({
  ...signed,
  number,
  made_from,
  made_at: at(minute),
  hash: '',
});
const publication = (
  number: number | null,
  minute: number,
  state: Publication['state'] = 'past',
): Publication => ({
  ...signed,
  number,
  rollback: false,
  serves_from: at(minute),
  state,
  cancelled_by: null,
});

const BASE = { title: 'Acme', hosts: ['acme.example'] };
const filesOf = (facts: object) =>
  encodeFiles(new Map([['brand.json', new TextEncoder().encode(JSON.stringify(facts))]]));

/** Server with versions 2 and 3, both based on version 1. Version 2 was published first. */
function serverWith(
  three: object,
  { problems = [] as string[], served = 2 as number | null } = {},
) {
  const kept = new Map<number | 'folder', object>([
    [1, BASE],
    [2, { ...BASE, title: 'Theirs' }],
    ['folder', { ...BASE, title: 'Folder' }],
    [3, three],
  ]);
  const drafts: unknown[] = [];
  const published: unknown[] = [];
  const operator = {
    files: async (_: string, which: number | 'folder') => ({
      number: which,
      hash: '',
      files: filesOf(kept.get(which) ?? {}),
    }),
    draft: async (_: string, { files, ...request }: Parameters<Operator['draft']>[1]) => {
      const facts = new TextDecoder().decode(decodeFiles(files).get('brand.json'));
      drafts.push({ facts: JSON.parse(facts) as object, ...request });
      return { ...version(4, served), isNew: true, problems, notes: [] };
    },
    publish: async (_: string, request: Parameters<Operator['publish']>[1]) => {
      if (request.number === 3 || request.over !== served) {
        throw new OperatorError('Made before.', [], 'MADE_BEFORE', { base: 1, served });
      }
      published.push(request);
      return { serves_from: at(9) };
    },
  } as unknown as Operator;
  const history: BrandHistory = {
    number: served,
    caller: 'Ravi',
    versions: [version(3, 1), version(2, 1), version(1, null)],
    publications: [publication(2, 5, 'served'), publication(1, 2)],
  };
  const publish = (over?: number | null) =>
    publishMerged(operator, { id: 'ember', history, version: version(3, 1) }, { note: '', over });
  return { publish, drafts, published };
}

describe('a version that is not based on the served one', () => {
  test('is merged with the served version, and saved and published on that base', async () => {
    const { publish, drafts, published } = serverWith({ ...BASE, hosts: ['play.example'] });
    expect((await publish()).version.number).toBe(4);
    expect(drafts).toEqual([
      {
        facts: { title: 'Theirs', hosts: ['play.example'] },
        note: 'version 3 merged with version 2',
        base: 2,
      },
    ]);
    expect(published).toEqual([{ number: 4, note: '', over: 2 }]);
  });

  test('is merged with the folder if the folder is served', async () => {
    const { publish, drafts, published } = serverWith(
      { ...BASE, hosts: ['play.example'] },
      { served: null },
    );
    await publish();
    expect(drafts).toMatchObject([
      { facts: { title: 'Folder', hosts: ['play.example'] }, base: null },
    ]);
    expect(published).toMatchObject([{ number: 4, over: null }]);
  });

  test('is not published if both versions changed the same value, unless the option gives it precedence', async () => {
    const { publish, drafts, published } = serverWith({ title: 'Ours', hosts: ['play.example'] });
    await expect(publish()).rejects.toThrow(
      "Nothing was published, because version 3 and version 2 changed these places differently:\n  brand.json: title\n'npm run brand -- publish ember --version 3 --merge --over 2' uses the values of version 3 there.",
    );
    expect({ drafts, published }).toEqual({ drafts: [], published: [] });
    await publish(2);
    expect(drafts).toMatchObject([{ facts: { title: 'Ours', hosts: ['play.example'] } }]);
    expect(published).toMatchObject([{ number: 4, over: 2 }]);
  });

  test('is not published if the served version already has all of its changes', async () => {
    const { publish, drafts } = serverWith(BASE);
    await expect(publish()).rejects.toThrow('version 2 has all changes of version 3.');
    expect(drafts).toEqual([]);
  });

  test('is not published if the merged version does not pass the check', async () => {
    const problems = ['too little contrast'];
    const { publish, published } = serverWith({ ...BASE, hosts: [] }, { problems });
    await expect(publish()).rejects.toThrow(
      'version 4, version 3 merged with version 2, does not pass the check:\n  too little contrast',
    );
    expect(published).toEqual([]);
  });
});

test.each([
  ['a version', version(9, 1), [publication(2, 5)], 1],
  ['the folder, which is served', version(9, null), [], 'folder'],
  [
    'the folder, saved when it was replaced',
    version(3, null),
    [publication(1, 5), publication(4, 5)],
    4,
  ],
  [
    'the folder, published again in between',
    version(6, null),
    [publication(2, 8), publication(5, 7), publication(null, 5), publication(1, 2)],
    5,
  ],
  [
    'the folder, named while a version was served',
    version(6, null),
    [publication(2, 8), publication(1, 5), publication(4, 4)],
    4,
  ],
  [
    'the folder, despite cancelled and planned publications',
    version(3, null),
    [publication(7, 9, 'planned'), publication(6, 5, 'cancelled')],
    'folder',
  ],
])('finds the base files of a version: %s', (_, made, publications, base) => {
  expect(baseOf({ publications }, made)).toBe(base);
});
