import type { Scheme } from '@platform/tokens';
import { OperatorError } from '@platform/tokens/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { toBase64 } from '../foundations/bytes';
import { repository as sources } from '../foundations/repository';
import { setToken } from './draft';
import type { StudioScreen } from './Stage';
import type { StudioOperator } from './operate';
import { sessionStore } from './sessionStore';
import { Studio } from './Studio';

/** Story ids of the Studio's screens: pages, a game, a table and a dialog. */
const SCREENS = (
  [
    { id: 'landing', label: 'Landing', page: 'landing', story: 'landing--default' },
    { id: 'dashboard', label: 'Dashboard', page: 'dashboard', story: 'dashboard--default' },
    { id: 'wingo', label: 'Wingo', page: 'wingo', story: 'wingo--default' },
    { id: 'table', label: 'Table', page: 'transactions', story: 'transactions--default' },
    { id: 'dialog', label: 'Dialog', page: 'withdraw', story: 'wallet-modals--withdraw' },
    { id: 'settings', label: 'Forms', page: 'settings', story: 'settings--security' },
    { id: 'register', label: 'Register', page: 'register', story: 'register--default' },
  ] as const
).map(({ story, ...screen }): StudioScreen => ({
  ...screen,
  src: `iframe.html?id=screens-${story}&viewMode=story&globals=a11y.manual:!true`,
}));

const meta = {
  title: 'Brand Studio/Studio',
  component: Studio,
  tags: ['stable', 'theme editor', 'tokens', 'colours', 'contrast', 'white label'],
  parameters: { frame: 'bare', neutral: true, controls: { disable: true } },
  args: {
    sources,
    brand: 'default',
    screens: SCREENS,
    storyHref: (story) => `./?path=/story/${story}`,
  },
  render: (args, { globals }) => {
    const brand = String(globals['brand']);
    return <Studio key={brand} {...args} brand={brand} scheme={globals['scheme'] as Scheme} />;
  },
  play: async ({ canvasElement }) => {
    const ready = () => canvasElement.querySelector('[data-state="ready"]');
    await waitFor(() => expect(ready()).not.toBeNull(), { timeout: 15_000 });
  },
} satisfies Meta<typeof Studio>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the files of a version. Version 2 has a larger card radius and another accent. */
function filesOf(id: string, which: number | 'served' | 'folder'): Record<string, string> {
  const folder = sources.folders.find((one) => one.id === id);
  if (!folder) throw new Error(`There is no brand ${id}.`);
  const rounder = setToken(folder, 'radius.card', 'dark', { value: 27, unit: 'px' });
  const accent = { colorSpace: 'oklch', components: [0.6, 0.12, 200] };
  const changed = setToken(rounder, 'palette.accent.9', 'dark', accent);
  const { files } = which === 2 ? changed : folder;
  return Object.fromEntries([...files].map(([name, bytes]) => [name, toBase64(bytes)]));
}

/**
 * Server with two versions, one of them scheduled. It rejects all calls that would change its
 * state.
 */
const plannedServer: StudioOperator = (() => {
  const signed = { author: 'Mira', note: '' };
  const version = { ...signed, hash: '', made_at: '2026-11-23T08:00:00Z', made_from: null };
  const publication = { ...signed, rollback: false, cancelled_by: null };
  const refuse = async () => {
    throw new OperatorError('This server belongs to a story: it changes nothing.');
  };
  return {
    history: async () => ({
      number: 1,
      caller: 'Mira',
      versions: [2, 1].map((number) => ({ ...version, number })),
      publications: [
        { ...publication, number: 2, serves_from: '2026-12-01T09:00:00Z', state: 'planned' },
        { ...publication, number: 1, serves_from: '2026-11-24T08:00:00Z', state: 'served' },
      ],
    }),
    files: async (id, which) => ({
      number: which === 'folder' ? null : which === 'served' ? 1 : which,
      hash: '',
      files: filesOf(id, which),
    }),
    draft: refuse,
    publish: refuse,
    rollBack: refuse,
    cancel: refuse,
    preview: refuse,
  };
})();

const openToken = async (root: HTMLElement, group: string, name: RegExp) => {
  const region = within(within(root).getByRole('region', { name: group }));
  await userEvent.click(region.getByRole('button', { name }));
};

/** Opens the checks, which are always visible on wide screens. */
const showChecks = async (root: HTMLElement) => {
  const turn = within(root).queryByRole('button', { name: /^Checks/ });
  if (turn) await userEvent.click(turn);
};

/** The toolbar's brand in its default scheme. The draft survives a reload. */
export const Default: Story = {
  render: (args, { globals }) => {
    const brand = String(globals['brand']);
    return <Studio key={brand} {...args} brand={brand} store={sessionStore()} />;
  },
};

/** Low contrast after a single colour change. Each failing pair offers the nearest fix. */
export const LowContrast: Story = {
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await openToken(context.canvasElement, 'Neutral ramp', /^Neutral 11/);
    const colour = canvas.getByRole('textbox', { name: 'Colour' });
    await userEvent.clear(colour);
    await userEvent.paste('#6b7280');
    await showChecks(context.canvasElement);
    await waitFor(() => expect(canvas.getByText(/low contrast$/)).toBeVisible());
    const [first] = canvas.getAllByRole('button', { name: /^Use #/ });
    await expect(first).toBeVisible();
  },
};

/** Colour outside sRGB. The Studio reports the colour and offers to map it into the gamut. */
export const OutsideTheScreen: Story = {
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    await openToken(context.canvasElement, 'Accent ramp', /^Accent 9/);
    const colour = canvas.getByRole('textbox', { name: 'Colour' });
    await userEvent.clear(colour);
    await userEvent.paste('oklch(0.7 0.33 150)');
    await showChecks(context.canvasElement);
    await waitFor(() => expect(canvas.getByText('1 outside sRGB')).toBeVisible());
  },
};

/** Invalid file. The Studio shows the message of `brand check` and keeps the draft. */
export const Refused: Story = {
  play: async (context) => {
    await meta.play(context);
    const canvas = within(context.canvasElement);
    const hostile = JSON.stringify({
      color: { canvas: { $value: 'url(https://evil.example)' } },
      radius: { card: { $value: { value: 4000, unit: 'px' } } },
    });
    await userEvent.upload(
      canvas.getByLabelText('Brand folder or files'),
      new File([hostile], 'brand.tokens.json', { type: 'application/json' }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nothing was opened');
  },
};

export const FromAColour: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: 'From a colour' }),
    );
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

const openVersions = async (root: HTMLElement) => {
  const canvas = within(root);
  await userEvent.click(canvas.getByRole('tab', { name: 'Publish' }));
  await expect(await canvas.findByRole('region', { name: 'Planned publications' })).toBeVisible();
};

/** Versions on a server, which can be shared, compared and published. */
export const OnAServer: Story = {
  args: { operator: plannedServer },
  play: async (context) => {
    await meta.play(context);
    await openVersions(context.canvasElement);
  },
};

/** Difference between two versions as text, like `brand diff`. */
export const WhatIsDifferent: Story = {
  args: { operator: plannedServer },
  play: async (context) => {
    await OnAServer.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Compare version 2/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByText(/^radius\.card/)).toBeVisible());
  },
};

/** Affected screens before and after the change, at phone width. */
export const BeforeAndAfter: Story = {
  args: { operator: plannedServer },
  play: async (context) => {
    await WhatIsDifferent.play?.(context);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('tab', { name: 'On screens' }));
    const shown = () =>
      screen.getByRole('dialog').querySelectorAll('[data-state="ready"] > iframe');
    await waitFor(() => expect(shown()).toHaveLength(2), { timeout: 15_000 });
  },
};

export const BeforeAndAfterOnAPhone: Story = {
  ...BeforeAndAfter,
  globals: { viewport: { value: 'phone' } },
};

/** Publication dialog: now, or at a time in the user's time zone. */
export const PublishingAtATime: Story = {
  args: { operator: plannedServer },
  play: async (context) => {
    await OnAServer.play?.(context);
    const canvas = within(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Publish version 2' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Later' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Day' }), '24/12/2026');
    await fireEvent.change(dialog.getByLabelText('Time'), { target: { value: '18:00' } });
    await expect(dialog.getByText(/^Served from 24 Dec 2026, 18:00/)).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
