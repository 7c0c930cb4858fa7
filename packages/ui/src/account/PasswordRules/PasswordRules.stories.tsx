import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { PasswordRules } from './PasswordRules';

const meta = {
  title: 'Account/PasswordRules',
  component: PasswordRules,
  tags: ['stable', 'password', 'strength', 'requirements', 'validation'],
  args: { password: 'secret123' },
} satisfies Meta<typeof PasswordRules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Empty: Story = { args: { password: '' } };

export const Met: Story = { args: { password: 'Secret123' } };

export const Stress: Story = {
  args: {
    rules: [{ text: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', holds: () => true }],
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <PasswordRules {...args} />
      <PasswordRules password="Secret123" />
    </BrandMatrix>
  ),
};
