import { checkFolder } from '@platform/tokens/browser';
import { axeViolations } from '@platform/ui/testing';
import { unzipSync } from 'fflate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { decode, encode } from '../foundations/bytes';
import { repository as sources } from '../foundations/repository';
import type { DraftStore } from './storedDraft';
import { button, openStudio, SCREEN, shownIn, step } from './testing/openStudio';

beforeEach(() => page.viewport(1440, 900));

function downloads() {
  const files = new Map<string, Blob>();
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:kept';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.set(this.download, last);
  });
  return files;
}

test('lists an invalid brand and opens the other brands', async () => {
  const problems = ['tokens/brands/novice/logo.svg:1: the file is missing. Add it.', 'Another.'];
  openStudio({ sources: { ...sources, refused: [{ id: 'novice', problems }] }, brand: 'novice' });
  await expect
    .element(page.getByText('novice: tokens/brands/novice/logo.svg:1: the file is missing.'))
    .toHaveTextContent('And 1 more.');
  await expect.element(page.getByRole('region', { name: 'Accent ramp' })).toBeVisible();
});

test('shows the screens with simulated colour vision', async () => {
  openStudio();
  const filter = () => {
    const root = document.querySelector('iframe')?.contentDocument?.documentElement;
    return root && getComputedStyle(root).filter;
  };
  await expect.poll(filter).toBe('none');
  const select = page.getByRole('combobox', { name: 'Colour vision of the screens' });
  await userEvent.selectOptions(select, 'deuteranopia');
  await expect.poll(filter).toContain('platform-vision-deuteranopia');
  await userEvent.selectOptions(select, 'normal');
  await expect.poll(filter).toBe('none');
});

describe('a colour change with the keyboard', () => {
  const solid = () => shownIn('--platform-color-accent-solid');
  async function lighten() {
    openStudio();
    const nine = step('Accent ramp', /^Accent 9/);
    nine.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(nine).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(solid).toContain('0.71 ');
    page.getByRole('slider', { name: 'Lightness' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(solid).toContain('0.715');
    return nine;
  }

  test('updates the screen immediately, and marks the change until it is reset', async () => {
    const nine = await lighten();
    await expect.element(nine).toHaveTextContent('changed');
    await userEvent.click(button('Reset'));
    await expect.element(nine).not.toHaveTextContent('changed');
    await expect.poll(solid).toContain('0.71 ');
  });

  test('undoes and redoes a step', async () => {
    await lighten();
    await userEvent.keyboard('{ArrowRight}{Control>}z{/Control}');
    await expect.poll(solid).toContain('0.715');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(solid).toContain('0.71 ');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(solid).toContain('0.715');
  });

  test('keeps invalid text in the field with the reason, and does not change the brand', async () => {
    openStudio();
    const solid = () => shownIn('--platform-color-accent-solid');
    await expect.poll(solid).toContain('0.71 ');
    await userEvent.click(step('Accent ramp', /^Accent 9/));
    const field = page.getByRole('textbox', { name: 'Colour' });
    await userEvent.fill(field, 'url(https://evil.example)');
    await expect
      .element(field)
      .toHaveAccessibleDescription(/is not a colour\. Write a colour as #3366ff/);
    expect(solid()).toContain('0.71 ');
    await userEvent.fill(field, '#36f');
    await expect.element(field).toHaveValue('#36f');
    await userEvent.tab();
    await expect.element(field).toHaveValue('#3366ff');
  });

  test('uses the opacity in a typed colour, or keeps the previous opacity if it has none', async () => {
    openStudio();
    const field = page.getByRole('textbox', { name: 'Colour' });
    const text = () => shownIn('--platform-color-text-default');
    await userEvent.click(step('Text roles', /^default/));
    await userEvent.clear(field);
    await userEvent.type(field, '#3366ff');
    const blue = 'oklch(0.5726 0.2338 265.28';
    await expect.poll(text).toContain(`${blue})`);
    await userEvent.click(step('Ground roles', /^scrim/));
    const scrim = () => shownIn('--platform-color-scrim');
    await userEvent.clear(field);
    await userEvent.type(field, '#3366ff');
    await expect.poll(scrim).toContain(`${blue} / 0.68)`);
    await userEvent.fill(field, 'rgb(0 0 0 / 0.8)');
    await expect.poll(scrim).toContain('oklch(0 0 0 / 0.8)');
    await userEvent.fill(field, '#000f');
    await expect.poll(scrim).toContain('oklch(0 0 0)');
  });

  test('rejects a size outside the limits with the message of brand check', async () => {
    openStudio();
    await userEvent.click(step('Radius', /^card/));
    const field = page.getByRole('spinbutton', { name: 'Value in px' });
    await userEvent.fill(field, '4000');
    await expect.element(field).toHaveAccessibleDescription(/not a dimension from 0 to 999 px/);
    await userEvent.fill(field, '20');
    await expect.poll(() => shownIn('--platform-radius-card')).toBe('20px');
  });
});

test('lists low contrast first and fixes it with one click', async () => {
  openStudio();
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect.element(checks).toHaveTextContent('Passes brand check');
  await userEvent.click(step('Neutral ramp', /^Neutral 11/));
  await userEvent.fill(page.getByRole('textbox', { name: 'Colour' }), '#555555');
  await expect.element(checks).toHaveTextContent(/\d+ low contrast/);
  const first = () => document.querySelector('[data-contrast]');
  expect(first()).toHaveAttribute('data-contrast', 'too-little');
  await userEvent.click(button('Fix all contrast'));
  await expect.element(checks).toHaveTextContent('Passes brand check');
});

test('reports a colour outside sRGB, and maps it into the gamut', async () => {
  openStudio();
  await userEvent.click(step('Spark ramp', /^Spark 9/));
  await userEvent.fill(page.getByRole('textbox', { name: 'Colour' }), 'oklch(0.7 0.35 150)');
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect.element(checks).toHaveTextContent('1 outside sRGB');
  // Colours outside sRGB pass, as in `brand check`.
  await expect.element(checks).toHaveTextContent('Passes brand check');
  const files = downloads();
  await userEvent.click(button('Download'));
  expect([...files.keys()]).toEqual(['ember.zip']);
  await userEvent.click(button('Clamp to the screen'));
  await expect.element(checks).not.toHaveTextContent('outside sRGB');
});

test('creates a brand from one colour and downloads it, for Figma and as a folder that passes the check', async () => {
  openStudio();
  await userEvent.click(button('From a colour'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'New Wave');
  await userEvent.fill(page.getByRole('textbox', { name: /^Its colour/ }), '#0f766e');
  await userEvent.click(button('Begin'));
  const files = downloads();
  await userEvent.click(button('Download'));
  await userEvent.click(button('For Figma'));
  expect([...files.keys()]).toEqual(['new-wave.zip', 'new-wave-figma.zip']);
  const [folder = {}, figma = {}] = await Promise.all(
    [...files.values()].map(async (blob) => unzipSync(new Uint8Array(await blob.arrayBuffer()))),
  );
  const unpacked = Object.entries(folder).map(([path, bytes]): [string, Uint8Array] => {
    expect(path).toMatch(/^new-wave\//);
    return [path.replace('new-wave/', ''), bytes];
  });
  const made = { id: 'new-wave', path: 'new-wave', files: new Map(unpacked) };
  const { brand, problems } = checkFolder(made, sources.foundation, sources.pairs);
  expect(problems).toEqual([]);
  expect(brand?.name).toBe('New Wave');
  expect(Object.keys(figma)).toEqual(['new-wave.dark.tokens.json', 'new-wave.light.tokens.json']);
  expect(decode(figma['new-wave.dark.tokens.json'])).toContain(
    '"com.figma.modeName": "New Wave dark"',
  );
});

test('opens a token file on top of the draft, and rejects a malicious file', async () => {
  openStudio();
  const input = document.querySelector<HTMLInputElement>('[aria-label="Brand folder or files"]');
  if (!input) throw new Error('There is no way to open a file.');
  const give = (content: string) =>
    userEvent.upload(input, new File([encode(content).slice()], 'brand.tokens.json'));
  await give('{"radius":{"card":{"$value":"expression(alert(1))"}}}');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/radius\.card' is not a dimension/);
  await give('{"radius":{"card":{"$value":{"value":21,"unit":"px"}}}}');
  await expect.poll(() => shownIn('--platform-radius-card')).toBe('21px');
  expect(page.getByRole('alert').elements()).toEqual([]);
});

function memory(): DraftStore {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
  };
}

const begun = page.getByRole('combobox', { name: 'Begin with the brand' });

async function round() {
  await userEvent.click(step('Radius', /^card/));
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Value in px' }), '27');
  await expect.poll(() => shownIn('--platform-radius-card')).toBe('27px');
}

test('restores the draft after a reload', async () => {
  const store = memory();
  const { unmount } = openStudio({ store });
  await round();
  unmount();
  openStudio({ store });
  await expect.element(step('Radius', /^card/)).toHaveTextContent('27 px');
});

test('restores a new brand without a folder after a reload', async () => {
  const store = memory();
  const { unmount } = openStudio({ store });
  await userEvent.click(button('From a colour'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'New Wave');
  await userEvent.click(button('Begin'));
  await expect.element(begun).toHaveDisplayValue('new-wave (new)');
  unmount();
  openStudio({ store });
  await expect.element(begun).toHaveDisplayValue('new-wave (new)');
});

test('returns to the previous brand with its changes on undo', async () => {
  openStudio();
  await round();
  await userEvent.selectOptions(begun, 'lagoon');
  await expect.element(step('Radius', /^card/)).not.toHaveTextContent('27 px');
  await userEvent.click(button('Undo'));
  await expect.element(begun).toHaveDisplayValue('ember');
  await expect.element(step('Radius', /^card/)).toHaveTextContent(/27 px ?changed/);
  await userEvent.click(button('Redo'));
  await expect.element(begun).toHaveDisplayValue('lagoon');
  await expect.element(step('Radius', /^card/)).not.toHaveTextContent('changed');
});

test('shows one panel at a time on a phone', async () => {
  await page.viewport(390, 844);
  openStudio();
  await expect.element(page.getByRole('region', { name: 'Accent ramp' })).toBeVisible();
  expect(page.getByRole('region', { name: 'Checks' }).elements()).toEqual([]);
  await userEvent.click(button('Checks'));
  await expect.element(page.getByRole('region', { name: 'Checks' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('shows the number of findings on the button of the checks on a phone', async () => {
  await page.viewport(390, 844);
  openStudio();
  await userEvent.click(step('Neutral ramp', /^Neutral 11/));
  await userEvent.fill(page.getByRole('textbox', { name: 'Colour' }), '#6b7280');
  const turn = button(/^Checks \d+ to fix$/);
  await userEvent.click(turn);
  const [, count = ''] = /(\d+) to fix/.exec(turn.element().textContent ?? '') ?? [];
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect.element(checks).toHaveTextContent(`${count} low contrast`);
  await userEvent.click(button('Fix all contrast'));
  await expect.element(button(/^Checks$/)).toBeVisible();
});

test('opens each brand in its own scheme until the user selects another', async () => {
  openStudio({ brand: 'lagoon' });
  const shown = () => document.querySelector('iframe')?.contentDocument?.documentElement.dataset;
  await expect.poll(() => shown()?.['scheme']).toBe('light');
  const brands = page.getByRole('combobox', { name: 'Begin with the brand' });
  await userEvent.selectOptions(brands, 'ember');
  await expect.poll(() => shown()?.['scheme']).toBe('dark');
  await userEvent.selectOptions(brands, 'lagoon');
  await expect.poll(() => shown()?.['scheme']).toBe('light');
  await userEvent.click(button('Show dark'));
  await expect.poll(() => shown()?.['scheme']).toBe('dark');
});

test('hides the screens of games that brand.json does not offer', async () => {
  openStudio({
    screens: [
      { id: 'landing', label: 'Landing', page: 'landing', src: SCREEN },
      { id: 'dice', label: 'Dice', page: 'dice', src: SCREEN },
    ],
  });
  const dice = page.getByRole('tab', { name: 'Dice' });
  await expect.element(dice).toBeVisible();
  await userEvent.click(page.getByRole('tab', { name: 'Name and logo' }));
  const file = page.getByRole('textbox', { name: 'All of brand.json' });
  const text = (file.element() as HTMLTextAreaElement).value;
  await userEvent.fill(file, text.replace('"name"', '"games": ["chess"], "name"'));
  await expect.element(file).toHaveAccessibleDescription(/brand\.json:\d+: 'games\.0' is/);
  await expect.element(dice).toBeVisible();
  await userEvent.click(dice);
  await userEvent.fill(file, text.replace('"name"', '"games": ["wingo"], "name"'));
  await expect.poll(() => dice.elements()).toEqual([]);
  // The first screen replaces the selected one, which has been removed.
  const landing = page.getByRole('tab', { name: 'Landing' });
  await expect.element(landing).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByTitle('Landing')).toBeVisible();
});

test('asks for confirmation before downloading a brand that fails the check', async () => {
  openStudio();
  await userEvent.click(step('Neutral ramp', /^Neutral 11/));
  await userEvent.fill(page.getByRole('textbox', { name: 'Colour' }), '#555555');
  await expect
    .element(page.getByRole('region', { name: 'Checks' }))
    .toHaveTextContent(/\d+ low contrast/);
  const files = downloads();
  await userEvent.click(button('Download'));
  const dialog = page.getByRole('alertdialog', { name: 'Download a brand that does not pass?' });
  await expect.element(dialog).toHaveTextContent(/finds \d+ to fix in ember/);
  await userEvent.click(button('Back to the checks'));
  expect([...files.keys()]).toEqual([]);
  await userEvent.click(button('Download'));
  await userEvent.click(button('Download anyway'));
  expect([...files.keys()]).toEqual(['ember.zip']);
  await userEvent.click(button('For Figma'));
  await expect.element(dialog).toBeVisible();
  expect([...files.keys()]).toEqual(['ember.zip']);
  await userEvent.click(button('Download anyway'));
  expect([...files.keys()]).toEqual(['ember.zip', 'ember-figma.zip']);
});

test('has no accessibility violations that axe can find', async () => {
  openStudio();
  await userEvent.click(step('Accent ramp', /^Accent 9/));
  expect(await axeViolations()).toEqual([]);
});
