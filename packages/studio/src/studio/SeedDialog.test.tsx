import { compileTokens, hexOf, type ColourValue } from '@platform/tokens/browser';
import { renderUi } from '@platform/ui/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { repository as sources } from '../foundations/repository';
import type { Draft } from './draft';
import { SeedDialog } from './SeedDialog';

const wrongFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('form [aria-invalid]')].map(({ name }) => name);

const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
const begin = () => userEvent.click(page.getByRole('button', { name: 'Begin', exact: true }));

/** Returns a list that collects the new brands. */
function open() {
  const begun: Draft[] = [];
  renderUi(
    <SeedDialog open sources={sources} onClose={() => {}} onBegin={(one) => begun.push(one)} />,
  );
  return begun;
}

function colourOf(draft: Draft | undefined, path: string): string | undefined {
  const { tokens } = draft ? compileTokens(draft, sources.foundation) : {};
  const value = tokens?.dark[path]?.$value as ColourValue | undefined;
  return value && hexOf(value);
}

test('removes a problem when its field is corrected', async () => {
  open();
  await userEvent.fill(field('Its colour'), 'blue');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect.poll(wrongFields).toEqual(['name', 'id', 'color']);
  // The id is derived from the name.
  await userEvent.fill(field('Name'), 'Zephyr');
  await expect.poll(wrongFields).toEqual(['color']);
  await userEvent.fill(field('Its colour'), '#3366ff');
  await expect.poll(wrongFields).toEqual([]);
});

describe('the first colour', () => {
  test.each(['#36f', 'rgb(51, 102, 255)', 'rgb(51 102 255)', 'hsl(225 100% 60%)', ' #3366FF '])(
    'can be in the notation of token files: %s',
    async (color) => {
      const begun = open();
      await userEvent.fill(field('Name'), 'Zephyr');
      await userEvent.fill(field('Its colour'), color);
      await begin();
      expect(wrongFields()).toEqual([]);
      expect(colourOf(begun[0], 'palette.accent.9')).toMatch(/^#3[23]6[56]f[def]$/);
    },
  );

  test.each([
    ['oklch(0.6 none 262)', /^Write a colour as #3366ff, rgb/],
    ['#33', /^Write a colour as/],
    ['#3366ff80', /^This colour is see-through/],
  ])('is rejected with the reason if it is invalid: %s', async (color, said) => {
    const begun = open();
    await userEvent.fill(field('Name'), 'Zephyr');
    await userEvent.fill(field('A second colour'), color);
    await begin();
    await expect.poll(wrongFields).toEqual(['secondColor']);
    await expect.element(field('A second colour')).toHaveAccessibleDescription(said);
    expect(begun).toEqual([]);
  });

  test('can be combined with a second colour', async () => {
    const begun = open();
    await userEvent.fill(field('Name'), 'Zephyr');
    await begin();
    await userEvent.fill(field('A second colour'), 'oklch(0.7 0.17 50)');
    await begin();
    const [derived, chosen] = begun.map((draft) => colourOf(draft, 'palette.spark.9'));
    expect(chosen).toBe('#ef7927');
    expect(derived).not.toBe(chosen);
  });

  test('is reported if it is outside sRGB', async () => {
    open();
    await userEvent.fill(field('A second colour'), 'oklch(0.7 0.35 150)');
    await expect
      .element(field('A second colour'))
      .toHaveAccessibleDescription(/^This becomes #[0-9a-f]{6}: no sRGB screen shows/);
  });

  test('is reported if the brand has to change it', async () => {
    const begun = open();
    await expect.element(field('Its colour')).not.toHaveAccessibleDescription();
    await userEvent.fill(field('Its colour'), '#ffffcc');
    const said = field('Its colour');
    await expect
      .element(said)
      .toHaveAccessibleDescription(/^This becomes #[0-9a-f]{6}: the same hue, in the nearest/);
    const id = said.element().getAttribute('aria-describedby') ?? '';
    const [, hex] = /becomes (#\w+)/.exec(document.getElementById(id)?.textContent ?? '') ?? [];
    await userEvent.fill(field('Name'), 'Zephyr');
    await begin();
    expect(colourOf(begun[0], 'palette.accent.9')).toBe(hex);
  });
});
