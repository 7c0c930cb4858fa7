import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, openStudio } from './testing/openStudio';

beforeEach(() => page.viewport(1440, 900));

const field = (name: string | RegExp) => page.getByRole('textbox', { name });

describe('an invalid fact stays in its field with the problem', () => {
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
  ])('in the field %s: %j', async (name, text, message) => {
    openStudio();
    await userEvent.click(page.getByRole('tab', { name: 'Name and logo' }));
    const file = field('All of brand.json').element() as HTMLTextAreaElement;
    const before = file.value;
    await userEvent.fill(field(name), text);
    await expect
      .element(field(name))
      .toHaveAccessibleDescription(expect.stringContaining(message) as unknown as string);
    await expect.element(field(name)).toHaveValue(text);
    expect(file.value).toBe(before);
  });
});

describe('an invalid text', () => {
  const file = () => field('All of brand.json');
  const content = () => field('All of content.json');
  const begin = (id: string) =>
    userEvent.selectOptions(page.getByRole('combobox', { name: 'Begin with the brand' }), id);
  async function breakFile(of: ReturnType<typeof field>, text: string) {
    await userEvent.fill(of, text);
    await userEvent.tab();
    await expect.element(of).toHaveValue(text);
  }
  const open = async (brand: string) => {
    openStudio({ brand });
    await userEvent.click(page.getByRole('tab', { name: 'Name and logo' }));
  };

  test('disappears when another brand is opened', async () => {
    await open('aurora');
    await breakFile(file(), '{ "name": ');
    // Types an invalid `content.json`.
    await breakFile(content(), '{ "hero": ');
    const picture = document.querySelector<HTMLInputElement>('[aria-label="File of the hero"]');
    if (!picture) throw new Error('There is no way to choose a picture.');
    await userEvent.upload(picture, new File(['none'], 'fire.png'));
    await expect.element(page.getByText(/^tokens\/brands\/aurora\/hero\.png/)).toBeVisible();
    await begin('default');
    await expect.element(file()).toHaveValue(expect.stringContaining('"hosts"') as string);
    await expect.element(file()).not.toHaveAccessibleDescription();
    await expect
      .element(content())
      .toHaveValue(expect.stringContaining('"illustration": "none"') as string);
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test('disappears when the file changes in another way, for example by undo', async () => {
    await open('ember');
    await breakFile(file(), '{ "name": ');
    await userEvent.fill(field(/^Name, inside/), 'Embers');
    await expect.element(file()).toHaveValue(expect.stringContaining('"name": "Embers"') as string);
    await userEvent.tab();
    await breakFile(file(), '{ "name": ');
    await userEvent.click(button('Undo'));
    await expect.element(file()).toHaveValue(expect.stringContaining('"name": "Ember"') as string);
  });
});
