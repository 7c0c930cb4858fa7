import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { AlertDialog } from './AlertDialog';

const meta = {
  title: 'Primitives/AlertDialog',
  component: AlertDialog,
  tags: ['stable', 'confirm', 'modal', 'popup', 'are you sure'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: true,
    title: 'Log out everywhere?',
    description: 'Every other browser and phone will have to sign in again.',
    confirmLabel: 'Log out everywhere',
    onClose: fn(),
    onConfirm: fn(),
  },
} satisfies Meta<typeof AlertDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const initial = await page.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(initial).toHaveFocus());
    await userEvent.click(page.getByRole('button', { name: 'Log out everywhere' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Accent: Story = {
  args: {
    tone: 'accent',
    title: 'Lock 500 USDT for 12 months?',
    description: 'You can withdraw it when the time is over.',
    confirmLabel: 'Lock funds',
  },
};

export const Pending: Story = { args: { pending: true } };

export const Stress: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze?',
    description:
      '999999999999.999999999999999999 USDT to 0x7f3a9c2e5b1d8f6a4c0e9b7d5a3f1c8e6b4d2a0f',
    confirmLabel: 'Donaudampfschifffahrtsgesellschaft verlassen',
  },
  globals: { viewport: { value: 'narrow' } },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <AlertDialog {...args} />
    </BrandMatrix>
  ),
};
