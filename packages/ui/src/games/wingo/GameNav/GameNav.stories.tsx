import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { wingoHrefs } from '../../../samples/site';
import { GameNav } from './GameNav';

const meta = {
  title: 'Games/Wingo/GameNav',
  component: GameNav,
  tags: ['stable', 'periods', 'minutes'],
  args: {
    current: 1,
    hrefs: wingoHrefs,
  },
} satisfies Meta<typeof GameNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const TenMinutes: Story = { args: { current: 4 } };

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <GameNav {...args} />
    </BrandMatrix>
  ),
};
