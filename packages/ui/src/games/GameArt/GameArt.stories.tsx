import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../../layout/Grid/Grid';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { GameArt, type IllustratedGame } from './GameArt';

const GAMES: IllustratedGame[] = [
  'colorPrediction',
  'aviator',
  'plinko',
  'dice',
  'mines',
  'lottery',
  'smallBig',
  'numbers',
];

const gallery = (
  <Grid minColumn={120} gap="m" style={{ inlineSize: '100%' }}>
    {GAMES.map((game) => (
      <GameArt key={game} game={game} />
    ))}
  </Grid>
);

const meta = {
  title: 'Games/GameArt',
  component: GameArt,
  tags: ['stable', 'illustration', 'picture', 'drawing'],
  args: { game: 'colorPrediction' },
} satisfies Meta<typeof GameArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <GameArt {...args} style={{ inlineSize: 240 }} />,
};

export const AllGames: Story = { render: () => gallery };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: () => <BrandMatrix>{gallery}</BrandMatrix>,
};
