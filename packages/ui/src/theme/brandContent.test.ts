import { expect, test } from 'vitest';
import { arrangeMenu, heroOf, welcomeOf } from './brandContent';

test("inserts the brand's name into a headline, including special characters", () => {
  expect(welcomeOf('Play with {brand} tonight')({ brand: 'A$1' })).toBe('Play with A$1 tonight');
});

test("moves the brand's menu entries to the top with their names, and keeps the other entries", () => {
  const lines = ['wallet', 'games', 'support'].map((id) => ({ id, title: id, auth: true }));
  expect(arrangeMenu(lines)).toEqual(lines);
  const arranged = arrangeMenu(lines, [
    { line: 'support', name: 'Help' },
    { line: 'games' },
    { line: 'unknown' },
  ]);
  expect(arranged.map(({ id, title }) => [id, title])).toEqual([
    ['support', 'Help'],
    ['games', 'games'],
    ['wallet', 'wallet'],
  ]);
});

test("replaces a hero's texts with the brand's, and removes the texts that the brand leaves empty", () => {
  const hero = heroOf({
    headline: 'Play with {brand} tonight',
    text: 'Every minute.',
    eyebrow: '',
    play: 'Begin',
    register: '',
    guides: '',
    claims: [],
  });
  expect(hero).toEqual({
    welcome: expect.any(Function) as unknown,
    intro: 'Every minute.',
    eyebrow: undefined,
    claims: [],
    registerHref: undefined,
    guidesHref: undefined,
    artOnPhone: undefined,
    picture: undefined,
    texts: { play: 'Begin' },
  });
  expect(hero.welcome?.({ brand: 'A$1' })).toBe('Play with A$1 tonight');
});

test('keeps the texts of the site for a brand without content', () => {
  const hero = heroOf(undefined);
  for (const name of ['eyebrow', 'welcome', 'claims', 'registerHref', 'guidesHref', 'layout']) {
    expect(hero).not.toHaveProperty(name);
  }
});

test('omits the illustration if the brand turns it off; otherwise returns its place on a phone', () => {
  expect(heroOf({ illustration: 'none' })).toMatchObject({ art: null });
  expect(heroOf({ illustration: 'above', layout: 'type' })).toMatchObject({
    artOnPhone: 'above',
    layout: 'type',
  });
});
