import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { BarChart } from './BarChart';

const meta = {
  title: 'Data/BarChart',
  component: BarChart<number>,
  tags: ['stable', 'graph', 'plot', 'column chart', 'histogram', 'diagram'],
  args: {
    label: 'Stakes by game',
    pointLabel: 'Game',
    points: ['Wingo', 'Crash', 'Plinko', 'Mines', 'Dice'],
    series: [{ name: 'Stakes', values: [4200, 3100, 2600, 1900, 800] }],
  },
} satisfies Meta<typeof BarChart<number>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const plot = canvas.getByRole('slider', { name: 'Stakes by game' });
    plot.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(plot).toHaveAttribute('aria-valuetext', 'Crash: Stakes 3,100');
  },
};

/** Chart with four series, distinguishable without colours. */
export const FourSeries: Story = {
  args: {
    series: ['2023', '2024', '2025', '2026'].map((name, year) => ({
      name,
      values: [4200, 3100, 2600, 1900, 800].map((value) => value * (1 + year * 0.2)),
    })),
  },
};

export const AsTable: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Stakes by game' })).toBeVisible();
  },
};

export const Negative: Story = {
  args: {
    label: 'Profit and loss',
    series: [{ name: 'Result', values: [420, -310, 260, null, -180], tone: 'muted' }],
  },
};

export const AllZero: Story = { args: { series: [{ name: 'Stakes', values: [0, 0, 0, 0, 0] }] } };

export const OnePoint: Story = {
  args: { points: ['Wingo'], series: [{ name: 'Stakes', values: [4200] }] },
};

export const Empty: Story = { args: { points: [], series: [{ name: 'Stakes', values: [] }] } };

export const Days: Story = {
  args: {
    label: 'Deposits',
    pointLabel: 'Day',
    points: Array.from({ length: 30 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day))),
    series: [
      {
        name: 'Deposits',
        values: Array.from({ length: 30 }, (_, day) => 900 + ((day * 37) % 11) * 90),
      },
    ],
  },
};

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    points: [
      'Donaudampfschifffahrtsgesellschaft',
      'B',
      'Rindfleischetikettierungsgesetz',
      'D',
      'E',
    ],
    series: ['Donaudampfschifffahrtsgesellschaft', 'Rindfleischetikettierung'].map(
      (name, index) => ({
        name,
        values: [1e15, -3e14, 2e15, 4e14, 9e14].map((value) => value / (index + 1)),
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
      <BarChart
        {...args}
        series={['One', 'Two', 'Three', 'Four'].map((name, index) => ({
          name,
          values: [4200, 3100, -1200, 1900, 800].map((value) => value / (index + 1)),
        }))}
      />
    </BrandMatrix>
  ),
};
