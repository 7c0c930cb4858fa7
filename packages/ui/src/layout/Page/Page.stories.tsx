import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Card } from '../Card/Card';
import { Page } from './Page';

const meta = {
  title: 'Layout/Page',
  component: Page,
  tags: ['stable', 'container', 'content', 'screen'],
  args: {
    children: (
      <>
        <Card>Profile</Card>
        <Card>Recent bets</Card>
      </>
    ),
  },
  parameters: { frame: 'bare' },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Stress: Story = {
  args: { children: <Card>Donaudampfschifffahrtsgesellschaftskapitän</Card> },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  render: (args) => (
    <BrandMatrix>
      <Page {...args} />
    </BrandMatrix>
  ),
};
