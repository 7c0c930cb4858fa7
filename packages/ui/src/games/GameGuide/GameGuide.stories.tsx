import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { GameArt } from '../GameArt/GameArt';
import { GameGuide } from './GameGuide';

const meta = {
  title: 'Games/GameGuide',
  component: GameGuide,
  tags: ['stable', 'rules', 'odds', 'return', 'help', 'how to play'],
  args: {
    title: 'Dice',
    art: <GameArt game="dice" />,
    intro: 'A roll from 0 to 100 wins when it lies above the number you choose.',
    steps: ['Choose your bet.', 'Move the slider to the number to roll over.', 'Press Bet.'],
    odds: {
      caption: 'What a bet pays',
      columns: ['Roll over', 'Pays', 'Chance', 'Return'],
      rows: [
        ['25.00', '1.3066x', '75%', '98%'],
        ['50.00', '1.96x', '50%', '98%'],
        ['90.00', '9.8x', '10%', '98%'],
      ],
    },
    note: 'The return is the share of all stakes that comes back in the long run.',
    href: '#dice',
    demo: true,
  },
} satisfies Meta<typeof GameGuide>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ForMoney: Story = { args: { demo: false } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

export const Stress: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitän',
    odds: {
      caption: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
      columns: ['Donaudampfschifffahrt', 'Pays', 'Chance', 'Return'],
      rows: [['Donaudampfschifffahrtsgesellschaft', '1000000x', '0.0001%', '98.9843%']],
    },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <GameGuide {...args} />
    </BrandMatrix>
  ),
};
