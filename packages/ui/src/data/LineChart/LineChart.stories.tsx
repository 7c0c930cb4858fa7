import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { LineChart } from './LineChart';

const days = (count: number) =>
  Array.from({ length: count }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)));

const DEPOSITS = [
  1200, 1340, 1180, 1620, 1890, 1760, 2140, 2080, 2410, 2360, 2790, 2650, 3020, 3180,
];
const WITHDRAWALS = [400, 620, 580, 610, 940, 870, 720, 1130, 1090, 1240, 1010, 1380, 1460, 1290];

const meta = {
  title: 'Data/LineChart',
  component: LineChart<number>,
  tags: ['stable', 'graph', 'plot', 'time series', 'trend', 'diagram'],
  args: {
    label: 'Deposits and withdrawals',
    pointLabel: 'Day',
    points: days(14),
    series: [
      { name: 'Deposits', values: DEPOSITS },
      { name: 'Withdrawals', values: WITHDRAWALS },
    ],
  },
} satisfies Meta<typeof LineChart<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const ReadByKeyboard: Story = {
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('slider');
    plot.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(plot).toHaveAttribute(
      'aria-valuetext',
      'Jan 13: Deposits 3,020, Withdrawals 1,460',
    );
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Deposits and withdrawals' })).toBeVisible();
  },
};

/** Chart with four series, distinguishable without colours. */
export const FourSeries: Story = {
  args: {
    label: 'Players by level',
    series: ['Level 1', 'Level 2', 'Level 3', 'Level 4'].map((name, level) => ({
      name,
      values: DEPOSITS.map((value, day) => value / (level + 1) + day * level * 20),
    })),
  },
};

export const WithGaps: Story = {
  args: {
    label: 'Balance',
    points: ['A', 'B', 'C', 'D', 'E', 'F', 'G'],
    pointLabel: 'Round',
    series: [{ name: 'Balance', values: [10, 12, null, 8, null, 15, 14] }],
  },
};

export const Negative: Story = {
  args: {
    label: 'Profit and loss',
    series: [{ name: 'Result', values: DEPOSITS.map((value, day) => value - 1500 - day * 90) }],
  },
};

export const AllZero: Story = {
  args: { label: 'Bonus', series: [{ name: 'Bonus', values: DEPOSITS.map(() => 0) }] },
};

export const OnePoint: Story = {
  args: { label: 'Deposits', points: days(1), series: [{ name: 'Deposits', values: [1200] }] },
};

export const Empty: Story = {
  args: { label: 'Deposits', points: [], series: [{ name: 'Deposits', values: [] }] },
};

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    points: days(400),
    series: ['Donaudampfschifffahrtsgesellschaft', 'Rindfleischetikettierung'].map(
      (name, index) => ({
        name,
        values: days(400).map((_, day) => (day + 1) * (index + 1) * 1e12 + (day % 7) * 2e13),
      }),
    ),
    formatValue: (value) => `${value.toLocaleString('en')} USDT`,
    formatTick: (value) => `${value / 1e12}T`,
  },
  parameters: { frame: 'narrow' },
  play: async ({ canvas }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard('{End}');
  },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <LineChart
        {...args}
        series={['One', 'Two', 'Three', 'Four'].map((name, index) => ({
          name,
          values: DEPOSITS.map((value, day) => value / (index + 1) - day * 40),
        }))}
      />
    </BrandMatrix>
  ),
};
