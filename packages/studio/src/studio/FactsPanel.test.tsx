import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openStudio } from './testing/openStudio';

beforeEach(() => page.viewport(1440, 900));

const field = (name: string | RegExp) => page.getByRole('textbox', { name });

describe('a fact that the check refuses stays in its field, with what the check says of it', () => {
  test.each([
    [/^Name, inside/, '', 'This has 0 characters. It must not be empty.'],
    [/^Hosts/, 'Play.Example:80', 'lower-case letters, without port'],
    [/^Hosts/, 'a.example, a.example', "This has 'a.example' twice. Remove one of the two."],
    [/^Hosts/, '', 'Name at least one host, such as "ember.localhost".'],
    [
      /^Website;/,
      'play.example',
      'It must be a full address that starts with https:// or http://.',
    ],
  ])('%s: %j', async (name, text, said) => {
    openStudio();
    await userEvent.click(page.getByRole('tab', { name: 'Name and logo' }));
    const file = field('All of brand.json').element() as HTMLTextAreaElement;
    const before = file.value;
    await userEvent.fill(field(name), text);
    await expect
      .element(field(name))
      .toHaveAccessibleDescription(expect.stringContaining(said) as unknown as string);
    await expect.element(field(name)).toHaveValue(text);
    expect(file.value).toBe(before);
  });
});
