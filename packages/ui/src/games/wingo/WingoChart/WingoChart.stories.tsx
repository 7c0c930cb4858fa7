import type { Digit } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { drawnRecord, offRecord } from '../../../samples/rounds';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { WingoChart } from './WingoChart';

const DRAWN: Digit[] = [7, 0, 3, 9, 4, 5, 5, 2, 8, 1];

const meta = {
  title: 'Games/Wingo/WingoChart',
  component: WingoChart,
  tags: ['stable', 'trend', 'streak', 'graph'],
  args: {
    page: {
      rows: DRAWN.map((number, index) => drawnRecord(`2024013110001004${9 - index}`, number)),
      current: 1,
      pages: 144,
      total: 1440,
    },
    onPageChange: fn(),
  },
} satisfies Meta<typeof WingoChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Loading: Story = { args: { page: undefined } };

/** A round without a number interrupts the line. */
export const CalledOff: Story = {
  args: {
    page: {
      rows: [
        drawnRecord('20240131100010049', 7),
        drawnRecord('20240131100010048', 0),
        offRecord('20240131100010047'),
        drawnRecord('20240131100010046', 9),
        drawnRecord('20240131100010045', 4),
      ],
      current: 1,
      pages: 1,
      total: 5,
    },
  },
};

export const Narrow: Story = { parameters: { frame: 'narrow' } };

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <WingoChart {...args} />
    </BrandMatrix>
  ),
};
