import { bucketOf, drawPath, multiplierOf } from '@platform/rules/plinko';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { seededRandom } from '../../../samples/random';
import { PlinkoBoard } from './PlinkoBoard';

const random = seededRandom(11);
const balls = Array.from({ length: 9 }, (_, id) => ({
  id,
  path: drawPath(12, random),
  startedAt: -200 * id,
}));
const last = balls.slice(0, 6).map(({ id, path }) => ({
  id,
  multiplier: multiplierOf(12, 'medium', bucketOf(path)),
}));

const meta = {
  title: 'Games/Plinko/PlinkoBoard',
  component: PlinkoBoard,
  tags: ['stable', 'pegs', 'balls', 'canvas'],
  args: { rows: 12, risk: 'low', balls: [], flashing: [], last: [], now: () => 0 },
} satisfies Meta<typeof PlinkoBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Nine balls at the same time, with the clock frozen. */
export const Falling: Story = { args: { risk: 'medium', balls, last, flashing: [5] } };

export const EightRows: Story = { args: { rows: 8, risk: 'low' } };

export const SixteenRows: Story = { args: { rows: 16, risk: 'high', flashing: [0, 8] } };

export const Narrow: Story = {
  args: { rows: 16, risk: 'high', last },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <PlinkoBoard {...args} risk="high" balls={balls} last={last} flashing={[4]} />
    </BrandMatrix>
  ),
};
