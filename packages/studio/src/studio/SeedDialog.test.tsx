import { renderUi } from '@platform/ui/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SeedDialog } from './SeedDialog';

const nothing = () => {};

const wrongFields = () =>
  [...document.querySelectorAll<HTMLInputElement>('form [aria-invalid]')].map(({ name }) => name);

test('a problem leaves as its field is corrected', async () => {
  const ground = { folders: [], foundation: {} } as never;
  renderUi(<SeedDialog open ground={ground} onClose={nothing} onBegin={nothing} />);
  const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });
  await userEvent.fill(field('Its colour'), 'blue');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect.poll(wrongFields).toEqual(['name', 'id', 'color']);
  // The id follows from the name.
  await userEvent.fill(field('Name'), 'Zephyr');
  await expect.poll(wrongFields).toEqual(['color']);
  await userEvent.fill(field('Its colour'), '#3366ff');
  await expect.poll(wrongFields).toEqual([]);
});
