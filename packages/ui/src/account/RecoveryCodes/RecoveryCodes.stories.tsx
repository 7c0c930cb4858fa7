import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { recoveryCodes } from '../../samples/account';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { RecoveryCodes } from './RecoveryCodes';

const meta = {
  title: 'Account/RecoveryCodes',
  component: RecoveryCodes,
  tags: ['stable', '2fa', 'two-factor', 'backup codes', 'security'],
  args: { codes: recoveryCodes, onDone: fn() },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I have saved them' }));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const FewCodes: Story = { args: { codes: recoveryCodes.slice(0, 3) } };

export const Stress: Story = {
  args: {
    codes: recoveryCodes.map((code) => `${code}-${code}`),
    texts: {
      title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
      download: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <RecoveryCodes {...args} />
    </BrandMatrix>
  ),
};
