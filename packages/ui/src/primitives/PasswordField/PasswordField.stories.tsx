import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { PasswordField } from './PasswordField';

const meta = {
  title: 'Primitives/PasswordField',
  component: PasswordField,
  tags: ['stable', 'input', 'form', 'secret'],
  args: { label: 'Password', defaultValue: 'Secret123', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Shown: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};

export const Invalid: Story = { args: { error: 'Passwords do not match' } };

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: { defaultValue: 'DonaudampfschifffahrtsgesellschaftskapitänDonaudampfschiff' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <PasswordField {...args} required />
    </BrandMatrix>
  ),
};
