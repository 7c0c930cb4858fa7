import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { GameArt } from '../GameArt/GameArt';
import { GameTile } from './GameTile';

const dashboard = (
  <Grid minColumn={140} gap="m" style={{ inlineSize: '100%' }}>
    <GameTile title="Wingo 1 Min" art={<GameArt game="colorPrediction" />} href="#wingo" />
    <GameTile title="Plinko" art={<GameArt game="plinko" />} href="#plinko" />
    <GameTile title="Dice" art={<GameArt game="dice" />} href="#dice" />
    <GameTile title="Mines" art={<GameArt game="mines" />} href="#mines" />
    <GameTile title="Aviator" art={<GameArt game="aviator" />} soon note="Demo in the menu" />
    <GameTile title="Small/big" art={<GameArt game="smallBig" />} soon />
    <GameTile title="Numbers" art={<GameArt game="numbers" />} soon />
    <GameTile title="Lottry" art={<GameArt game="lottery" />} soon />
  </Grid>
);

const meta = {
  title: 'Games/GameTile',
  component: GameTile,
  tags: ['stable', 'card', 'game', 'dashboard'],
  args: { title: 'Wingo 1 Min', art: <GameArt game="colorPrediction" />, href: '#wingo' },
  render: (args) => <GameTile {...args} style={{ inlineSize: 220 }} />,
} satisfies Meta<typeof GameTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Soon: Story = {
  args: { title: 'Aviator', art: <GameArt game="aviator" />, soon: true, note: 'Demo in the menu' },
};

export const Dashboard: Story = { render: () => dashboard };

export const Stress: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaftskapitän', soon: true },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: () => <BrandMatrix>{dashboard}</BrandMatrix>,
};
