import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Text } from '../../../primitives/Text/Text';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { BetButton } from '../BetButton/BetButton';
import { demoRounds } from '../../../samples/demoRounds';
import { DemoGame } from './DemoGame';

const meta = {
  title: 'Games/Demo/DemoGame',
  component: DemoGame,
  tags: ['stable', 'game table', 'layout'],
  args: {
    label: 'Dice',
    gameTab: 'Game',
    board: <Text size="xl">The board</Text>,
    panel: <BetButton>Bet</BetButton>,
    rounds: demoRounds(7),
  },
} satisfies Meta<typeof DemoGame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const History: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'My History' }));
    await expect(await canvas.findByRole('table', { name: 'My History' })).toBeVisible();
  },
};

export const EmptyHistory: Story = {
  args: { rounds: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'My History' }));
    await expect(await canvas.findByRole('button', { name: 'Play a round' })).toBeVisible();
  },
};

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <DemoGame {...args} />
    </BrandMatrix>
  ),
};
