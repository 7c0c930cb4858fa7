import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Calendar } from './Calendar';
import { DatePicker } from './DatePicker';

const meta = {
  title: 'Primitives/DatePicker',
  component: DatePicker,
  tags: ['stable', 'calendar', 'date field', 'day', 'input', 'form'],
  args: {
    label: 'Date',
    defaultValue: '2026-11-20',
    now: () => Date.UTC(2026, 10, 23, 12),
    onValueChange: fn(),
  },
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { defaultValue: null },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Date' });
    await userEvent.type(field, '2026-11-20');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-20');
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click((await screen.findAllByRole('gridcell'))[0] as HTMLElement);
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-01');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  },
};

export const Open: Story = {
  args: { min: '2026-11-05', max: '2026-12-31' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const initial = await screen.findByRole('gridcell', { selected: true });
    await waitFor(() => expect(initial).toHaveFocus());
  },
};

export const NotADate: Story = {
  args: { defaultValue: null },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), '31/31/2026');
    await userEvent.tab();
    await expect(canvas.getByRole('alert')).toBeVisible();
  },
};

export const Required: Story = { args: { required: true, hint: 'The day of the deposit.' } };

export const Invalid: Story = { args: { error: 'There were no deposits on this day.' } };

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    defaultValue: '9999-12-31',
    hint: 'The day on which the statement of the account was issued, not the one of the payment.',
  },
  parameters: { frame: 'narrow' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    await screen.findByRole('grid');
  },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <DatePicker {...args} required />
      <DatePicker {...args} label="Invalid" error="There were no deposits on this day." />
      <Calendar
        range={{ from: '2026-11-20', to: '2026-11-20' }}
        choosing="day"
        onChoose={() => {}}
        min="2026-11-05"
        max="2026-12-31"
        today="2026-11-23"
      />
    </BrandMatrix>
  ),
};
