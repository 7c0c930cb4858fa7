import { openCell, startRound } from '@platform/rules/mines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { seededRandom } from '../../../samples/random';
import { cellStates } from './cellStates';
import { MinesGrid } from './MinesGrid';

const start = startRound(5, seededRandom(3));
const [hit = 0] = start.mines;
const running = [6, 7, 12].reduce(openCell, start);

const meta = {
  title: 'Games/Mines/MinesGrid',
  component: MinesGrid,
  tags: ['stable', 'minefield', 'minesweeper', 'cells'],
  args: { cells: cellStates(undefined, [], false), onPress: fn() },
} satisfies Meta<typeof MinesGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Row 1, column 1: closed' }).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onPress).toHaveBeenCalledWith(6);
  },
};

export const Running: Story = { args: { cells: cellStates(running, [18], false) } };

export const Lost: Story = { args: { cells: cellStates(openCell(running, hit), [], true) } };

export const CashedOut: Story = { args: { cells: cellStates(running, [], true) } };

export const Narrow: Story = {
  args: { cells: cellStates(openCell(running, hit), [], true) },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <MinesGrid {...args} cells={cellStates(running, [18], false)} />
      <MinesGrid {...args} cells={cellStates(openCell(running, hit), [], true)} />
    </BrandMatrix>
  ),
};
