import { axeViolations } from '@platform/ui/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { repository as sources } from '../foundations/repository';
import { setFacts, setToken, type Draft } from './draft';
import { fakeServer } from './testing/fakeServer';
import { button, openStudio, SCREEN } from './testing/openStudio';

const SCREENS = [
  { id: 'landing', label: 'Landing', page: 'landing', src: SCREEN },
  { id: 'dice', label: 'Dice', page: 'dice', src: SCREEN },
  { id: 'register', label: 'Register', page: 'register', src: SCREEN },
] as const;

const ember = sources.folders.find(({ id }) => id === 'ember');
if (!ember) throw new Error('There is no brand ember.');

beforeEach(() => page.viewport(1440, 900));

const dialog = page.getByRole('dialog', { name: 'Differences in ember' });

async function compare(served: Draft) {
  const { operator } = fakeServer([served]);
  openStudio({ operator, screens: SCREENS });
  await userEvent.click(page.getByRole('tab', { name: 'Publish' }));
  await userEvent.click(button('Show differences'));
  await userEvent.click(dialog.getByRole('tab', { name: 'On screens' }));
}

const frame = (side: 'before' | 'after') =>
  document.querySelector<HTMLIFrameElement>(`[role=dialog] iframe[title$="${side}"]`);

function shownOn(side: 'before' | 'after', variable: string) {
  const root = frame(side)?.contentDocument?.documentElement;
  return root && getComputedStyle(root).getPropertyValue(variable);
}

const rounder = setToken(ember, 'radius.card', 'dark', { value: 27, unit: 'px' });

describe('the comparison of screens', () => {
  test('shows the affected screens before and after, side by side, in the selected scheme', async () => {
    await compare(rounder);
    await expect.poll(() => shownOn('before', '--platform-radius-card')).toBe('27px');
    await expect.poll(() => shownOn('after', '--platform-radius-card')).toBe('0');
    await expect.element(dialog.getByText('Before its folder, which is served')).toBeVisible();
    await expect.element(dialog.getByText('After your draft')).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Light' }));
    const schemeOf = (side: 'before' | 'after') =>
      frame(side)?.contentDocument?.documentElement.dataset['scheme'];
    await expect.poll(() => [schemeOf('before'), schemeOf('after')]).toEqual(['light', 'light']);
    expect(await axeViolations()).toEqual([]);
  });

  test('overlays the two screens, with the pointer or the keyboard', async () => {
    await compare(rounder);
    const [before, after] = [
      dialog.getByTitle('Landing, before'),
      dialog.getByTitle('Landing, after'),
    ];
    await expect.element(before).toBeVisible();
    await expect.element(after).toBeVisible();
    await userEvent.click(dialog.getByRole('radio', { name: 'Before' }));
    await expect.element(before).toBeVisible();
    await expect.element(after).not.toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(after).toBeVisible();
    await expect.element(before).not.toBeVisible();
  });

  test('shows one of the two screens at a time on a phone', async () => {
    await page.viewport(390, 844);
    await compare(rounder);
    await expect.element(dialog.getByTitle('Landing, after')).toBeVisible();
    await expect.element(dialog.getByTitle('Landing, before')).not.toBeVisible();
    expect(dialog.getByRole('radio', { name: 'Side by side' }).elements()).toEqual([]);
    await userEvent.click(dialog.getByRole('radio', { name: 'Before' }));
    await expect.element(dialog.getByTitle('Landing, before')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(390);
    expect(await axeViolations()).toEqual([]);
  });

  test('offers only affected screens: the landing page and registration for a change to the terms', async () => {
    await compare(
      setFacts(ember, { terms: [{ number: 1, title: 'Play', paragraphs: ['Of our own.'] }] }),
    );
    const screen = dialog.getByRole('combobox', { name: 'Screen' });
    const labels = [...(screen.element() as HTMLSelectElement).options].map(({ text }) => text);
    expect(labels).toEqual(['Landing', 'Register']);
    await userEvent.selectOptions(screen, 'Register');
    await expect.element(dialog.getByTitle('Register, after')).toBeVisible();
  });

  test('opens in the scheme that differs, and reports that the other scheme is the same', async () => {
    const colour = { colorSpace: 'oklch', components: [0.6, 0.12, 200] };
    await compare(setToken(ember, 'palette.accent.9', 'light', colour));
    await expect.element(dialog.getByRole('radio', { name: 'Light' })).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: 'Dark' }));
    await expect.element(dialog.getByText('Nothing looks different in dark.')).toBeVisible();
  });
});

test('reports a difference that no screen shows', async () => {
  await compare(setFacts(ember, { hosts: ['ember.example'] }));
  await expect.element(dialog.getByText(/^The screens look the same/)).toBeVisible();
});

test('synchronizes the scroll positions, and stops the shorter page at its end', async () => {
  await compare(rounder);
  await expect.poll(() => shownOn('before', '--platform-radius-card')).toBe('27px');
  await expect.poll(() => shownOn('after', '--platform-radius-card')).toBe('0');
  const [before, after] = [frame('before')?.contentWindow, frame('after')?.contentWindow];
  if (!before || !after) throw new Error('There are no frames.');
  before.document.body.style.minHeight = '2000px';
  after.document.body.style.minHeight = '1000px';
  before.scrollTo(0, 300);
  await expect.poll(() => after.scrollY).toBe(300);
  before.scrollTo(0, 1200);
  await expect.poll(() => after.scrollY).toBeGreaterThan(300);
  const end = after.scrollY;
  expect(end).toBeLessThan(1000);
  await expect.poll(() => before.scrollY).toBe(1200);
  after.scrollTo(0, 100);
  await expect.poll(() => before.scrollY).toBe(100);
});
