import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { LogoutDialog } from './LogoutDialog';

const meta = {
  title: 'Account/LogoutDialog',
  component: LogoutDialog,
  tags: ['stable', 'sign out', 'confirm', 'modal'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { open: true, onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof LogoutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Logout' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { pending: true } };

export const Stress: Story = {
  args: { texts: { description: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze'.repeat(4) } },
  globals: { viewport: { value: 'narrow' } },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <LogoutDialog {...args} />
    </BrandMatrix>
  ),
};
