import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Card } from '../Card/Card';
import { Grid } from './Grid';

const GAMES = ['Aviator', 'Dice', 'Mines', 'Plinko', 'Wingo 1 Min', 'Wingo 3 Min'];

const meta = {
  title: 'Layout/Grid',
  component: Grid,
  tags: ['stable', 'columns', 'tiles', 'responsive'],
  args: { children: GAMES.map((game) => <Card key={game}>{game}</Card>) },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NarrowColumns: Story = { args: { minColumn: 140, gap: 's' } };

export const Stress: Story = {
  args: {
    minColumn: 400,
    children: <Card>Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselloch</Card>,
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  args: { minColumn: 120, gap: 's' },
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <div style={{ inlineSize: '100%' }}>
        <Grid {...args} />
      </div>
    </BrandMatrix>
  ),
};
