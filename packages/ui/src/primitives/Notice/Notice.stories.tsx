import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Notice } from './Notice';

const meta = {
  title: 'Primitives/Notice',
  component: Notice,
  tags: ['stable', 'alert', 'banner', 'callout', 'message'],
  args: { children: 'Self Bonus requires playing 2 bets of 0.2% each daily.' },
} satisfies Meta<typeof Notice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Danger: Story = {
  args: { tone: 'danger', role: 'alert', children: 'Email, username or password is wrong.' },
};

export const Stress: Story = {
  args: {
    tone: 'warning',
    children: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze 0x7f3a9c2e5b1d8f6a4c0e9b7d5a3f1c8e',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </BrandMatrix>
  ),
};
