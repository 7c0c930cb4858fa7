import type { Scheme } from '@platform/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { repository as ground } from '../foundations/repository';
import type { StudioScreen } from './Stage';
import { operateServer } from './operateServer';
import { sessionKeeper } from './sessionKeeper';
import { Studio } from './Studio';

/** The stories that represent the platform: pages, a game, a table and a dialog. */
const SCREENS: readonly StudioScreen[] = [
  { id: 'landing', label: 'Landing', story: 'screens-landing--default' },
  { id: 'dashboard', label: 'Dashboard', story: 'screens-dashboard--default' },
  { id: 'wingo', label: 'Wingo', story: 'screens-wingo--default', game: 'wingo' as const },
  { id: 'table', label: 'Table', story: 'screens-transactions--default' },
  { id: 'dialog', label: 'Dialog', story: 'screens-wallet-modals--withdraw' },
  { id: 'settings', label: 'Forms', story: 'screens-settings--default' },
].map(({ story, ...screen }) => ({
  ...screen,
  src: `iframe.html?id=${story}&viewMode=story&globals=a11y.manual:!true`,
}));

const meta = {
  title: 'Brand Studio/Studio',
  component: Studio,
  tags: ['stable', 'theme editor', 'tokens', 'colours', 'contrast', 'white label'],
  parameters: { frame: 'bare', neutral: true, controls: { disable: true } },
  args: { ground, brand: 'default', screens: SCREENS },
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

/** Opens a token of the panel. */
const openToken = async (root: HTMLElement, group: string, name: RegExp) => {
  const region = within(within(root).getByRole('region', { name: group }));
  await userEvent.click(region.getByRole('button', { name }));
};

/** Turns to the checks where the screen is too narrow to show them beside the tokens. */
const showChecks = async (root: HTMLElement) => {
  const turn = within(root).queryByRole('button', { name: /^Checks/ });
  if (turn) await userEvent.click(turn);
};

/** The brand of the toolbar in its own scheme, kept through a reload of the page. */
export const Default: Story = {
  render: (args, { globals }) => {
    const brand = String(globals['brand']);
    return (
      <Studio
        key={brand}
        {...args}
        brand={brand}
        keeper={sessionKeeper()}
        operate={operateServer}
      />
    );
  },
};

/** A colour is open, and others have low contrast now: each offers its nearest fix. */
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

/** A colour that no screen shows is reported, and clamped on request. */
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

/** What `brand check` would refuse is refused here, with the same message, and the draft stays. */
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

/** A brand begins with one colour. */
export const FromAColour: Story = {
  play: async (context) => {
    await meta.play(context);
    await userEvent.click(
      within(context.canvasElement).getByRole('button', { name: 'From a colour' }),
    );
    await expect(await screen.findByRole('dialog')).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
