import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../../primitives/ButtonLink/ButtonLink';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { promotion } from '../../samples/landing';
import { PromoBanner } from './PromoBanner';

const meta = {
  title: 'Landing/PromoBanner',
  component: PromoBanner,
  tags: ['stable', 'notice', 'announcement', 'dashboard banner'],
  args: { children: promotion },
} satisfies Meta<typeof PromoBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithAction: Story = {
  args: { action: <ButtonLink href="/wingo1Minute">Play Now</ButtonLink> },
};

export const Stress: Story = {
  args: { children: 'Selbsteinzahlungsbonusvoraussetzungen: 999,999,999,999.999999 USDT' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <PromoBanner {...args} />
    </BrandMatrix>
  ),
};
