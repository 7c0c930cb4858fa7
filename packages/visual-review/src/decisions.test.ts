import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pictureHash, readDecisions, writeDecisions } from './decisionFile.ts';
import { standingOf, type Decisions } from './decisions.ts';
import { fileOf, keyOf } from './shots.ts';
import { temporaryFolder } from './testing/fixture.ts';

const shot = { story: 'primitives-button--default', brand: 'aurora', width: 390 } as const;
const image = pictureHash(Buffer.from('a picture'));
const accepted: Decisions = {
  [keyOf(shot)]: { image, verdict: 'accepted', reason: 'Softer corners' },
};

describe('a decision', () => {
  test('is kept by story, brand and width', () => {
    expect(keyOf(shot)).toBe('primitives-button--default/aurora/390');
    expect(fileOf(shot)).toBe('primitives-button--default.aurora.390.png');
  });

  test('holds for the picture it was made on', () => {
    expect(standingOf(keyOf(shot), image, accepted)).toBe('accepted');
  });

  test('asks again when the picture changes', () => {
    const later = pictureHash(Buffer.from('another picture'));
    expect(standingOf(keyOf(shot), later, accepted)).toBe('open');
  });

  test('does not hold for another brand or width', () => {
    expect(standingOf(keyOf({ ...shot, brand: 'ember' }), image, accepted)).toBe('open');
    expect(standingOf(keyOf({ ...shot, width: 1280 }), image, accepted)).toBe('open');
  });
});

describe('the file of decisions', () => {
  const file = () => join(temporaryFolder(), 'visual-decisions.json');

  test('need not exist', () => {
    expect(readDecisions(file())).toEqual({});
  });

  test('is written in the order of its keys, and read as it was written', () => {
    const path = file();
    const decision = { image, verdict: 'rejected', reason: 'Too loud' } as const;
    writeDecisions(path, { b: decision, a: decision });
    expect(Object.keys(readDecisions(path))).toEqual(['a', 'b']);
    expect(readFileSync(path, 'utf8')).toMatch(/\}\n$/);
  });

  test.each([
    ['<<<<<<< HEAD', /cannot be read: .*JSON/],
    ['[]', /not an object of decisions/],
    ['{"a":{"image":"1","verdict":"accepted","reason":" "}}', /'a' is not a decision/],
    ['{"a":{"image":"1","verdict":"maybe","reason":"x"}}', /'a' is not a decision/],
  ])('refuses %s', (content, message) => {
    const path = file();
    writeFileSync(path, content);
    expect(() => readDecisions(path)).toThrow(message);
  });
});
