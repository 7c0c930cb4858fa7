import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Calendar } from '../DatePicker/Calendar';
import { DateRangePicker } from './DateRangePicker';

const RANGE = { from: '2026-11-10', to: '2026-11-18' };

const meta = {
  title: 'Primitives/DateRangePicker',
  component: DateRangePicker,
  tags: ['stable', 'calendar', 'period', 'date filter', 'from and to', 'input', 'form'],
  args: {
    label: 'Dates',
    defaultValue: RANGE,
    now: () => Date.UTC(2026, 10, 23, 12),
    onValueChange: fn(),
  },
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const openFirst = async (buttons: readonly HTMLElement[]) => {
  await userEvent.click(buttons[0] as HTMLElement);
  return screen.findAllByRole('gridcell');
};

export const Default: Story = {
  args: { defaultValue: { from: null, to: null } },
  play: async ({ args, canvas }) => {
    const days = await openFirst(canvas.getAllByRole('button'));
    await userEvent.click(days[9] as HTMLElement);
    await userEvent.click(days[17] as HTMLElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(RANGE);
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};

export const Open: Story = {
  args: { min: '2026-11-05', max: '2026-11-23' },
  play: async ({ canvas }) => {
    await openFirst(canvas.getAllByRole('button'));
    await expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(9);
  },
};

export const OpenEnd: Story = { args: { defaultValue: { from: '2026-11-10', to: null } } };

export const Required: Story = { args: { required: true, hint: 'Both days are included.' } };

export const Invalid: Story = { args: { error: 'Please choose at most 31 days.' } };

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    hint: 'The first and the last day of the statement of the account, both of them included.',
    error: 'Please choose at most 31 days.',
  },
  parameters: { frame: 'narrow' },
  play: async ({ canvas }) => {
    await openFirst(canvas.getAllByRole('button'));
  },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <DateRangePicker {...args} required />
      <DateRangePicker {...args} label="Invalid" error="Please choose at most 31 days." />
      <Calendar
        range={RANGE}
        choosing="first"
        onChoose={() => {}}
        min={undefined}
        max="2026-11-25"
        today="2026-11-23"
      />
    </BrandMatrix>
  ),
};
