import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bitcoin, Coins, DollarSign, Euro } from 'lucide-react';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Select } from './Select';
import {
  SelectContent,
  SelectGroup,
  SelectItem,
  SelectRoot,
  SelectTrigger,
  SelectValue,
} from './SelectParts';

const meta = {
  title: 'Primitives/Select',
  component: Select<string>,
  tags: ['stable', 'dropdown', 'picker', 'listbox', 'options'],
  args: {
    label: 'Difficulty',
    options: [
      { value: 'low', label: 'Low' },
      { value: 'medium', label: 'Medium' },
      { value: 'high', label: 'High' },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Select<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Difficulty' }), 'High');
    await expect(args.onValueChange).toHaveBeenCalledWith('high');
  },
};

export const WithHint: Story = { args: { hint: 'How far the payouts lie apart' } };

export const Invalid: Story = {
  args: { required: true, error: 'Please select a request type', label: 'Request type' },
};

export const WithDisabledOption: Story = {
  args: {
    label: 'Network',
    options: [
      { value: 'bep20', label: 'USDT-BEP20' },
      { value: 'pos', label: 'USDT-POS', disabled: true },
    ],
  },
};

export const Grouped: Story = {
  args: {
    label: 'Game',
    options: [
      { label: 'Lotteries', options: [{ value: 'wingo', label: 'Wingo' }] },
      {
        label: 'Originals',
        options: [
          { value: 'dice', label: 'Dice' },
          { value: 'mines', label: 'Mines' },
        ],
      },
    ],
  },
};

const CURRENCIES = [
  {
    label: 'Money',
    options: [
      { value: 'usd', label: 'US dollar', icon: <DollarSign aria-hidden />, detail: '1,204.50' },
      { value: 'eur', label: 'Euro', icon: <Euro aria-hidden />, detail: '80.00' },
    ],
  },
  {
    label: 'Coins',
    options: [
      { value: 'btc', label: 'Bitcoin', icon: <Bitcoin aria-hidden />, detail: '0.0125' },
      { value: 'old', label: 'Old coin', icon: <Coins aria-hidden />, disabled: true },
    ],
  },
];

/** Select made of parts, with icons and groups in its own list. */
export const Composed: Story = {
  render: () => (
    <SelectRoot label="Currency" hint="Of your balance" options={CURRENCIES} defaultValue="usd">
      <SelectTrigger />
      <SelectContent />
    </SelectRoot>
  ),
};

export const ComposedChoice: Story = {
  ...Composed,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('combobox', { name: 'Currency' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('option', { name: /Bitcoin/ }));
    await expect(trigger).toHaveTextContent('Bitcoin');
    await userEvent.click(trigger);
    await expect(await screen.findByRole('option', { selected: true })).toBeVisible();
  },
};

/** List whose groups and options are written out. */
export const ComposedList: Story = {
  render: () => (
    <SelectRoot label="Currency" options={CURRENCIES}>
      <SelectTrigger>
        <SelectValue placeholder="Choose a currency" />
      </SelectTrigger>
      <SelectContent>
        {CURRENCIES.map(({ label, options }) => (
          <SelectGroup key={label} label={label}>
            {options.map(({ value, label: name }) => (
              <SelectItem key={value} value={value}>
                {name}
              </SelectItem>
            ))}
          </SelectGroup>
        ))}
      </SelectContent>
    </SelectRoot>
  ),
};

export const ComposedListOpen: Story = {
  ...ComposedList,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Currency' }));
    await expect(await screen.findByRole('group', { name: 'Coins' })).toBeVisible();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfarbe',
    options: [
      { value: 'a', label: 'Level 123456789 with a team total of 999,999,999,999.999999 USDT' },
    ],
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfarbe cannot be chosen',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Select {...args} />
      <Select {...args} label="Invalid" error="Please select a request type" />
      <Select {...args} label="Disabled" disabled />
      <SelectRoot label="Currency" options={CURRENCIES} defaultValue="btc">
        <SelectTrigger />
        <SelectContent />
      </SelectRoot>
    </BrandMatrix>
  ),
};
