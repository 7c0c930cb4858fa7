import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Dialog } from '../Dialog/Dialog';
import { Combobox, type ComboboxProps } from './Combobox';
import { ComboboxContent, ComboboxInput, ComboboxItem, ComboboxRoot } from './ComboboxParts';

function HeldCombobox({ value: first, onValueChange, ...rest }: ComboboxProps<string>) {
  const [value, setValue] = useState(first);
  return (
    <Combobox
      {...rest}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}

const meta = {
  title: 'Primitives/Combobox',
  component: Combobox<string>,
  tags: ['stable', 'autocomplete', 'typeahead', 'searchable select', 'dropdown', 'picker'],
  args: {
    label: 'Country',
    value: null,
    options: [
      { value: 'IN', label: 'India', detail: '+91' },
      { value: 'AE', label: 'United Arab Emirates', detail: '+971' },
      { value: 'US', label: 'United States', detail: '+1' },
      { value: 'VN', label: 'Vietnam', detail: '+84' },
    ],
    onValueChange: fn(),
  },
  render: (args) => <HeldCombobox {...args} />,
} satisfies Meta<typeof Combobox<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.type(field, 'uni');
    await userEvent.click(await screen.findByRole('option', { name: /United States/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('US');
    await expect(field).toHaveValue('United States');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const Open: Story = {
  args: { value: 'AE' },
  // The field is captured while open, because the matrix shows the closed field.
  tags: ['pictured-hover'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(await screen.findByRole('option', { selected: true })).toBeVisible();
  },
};

/** Combobox made of parts, whose options show the detail before the name. */
export const Composed: Story = {
  render: (args) => (
    <ComboboxRoot label="Calling code" options={args.options} defaultValue="AE">
      <ComboboxInput placeholder="Country" />
      <ComboboxContent>
        {({ label, detail }) => (
          <ComboboxItem>
            <bdi>{detail}</bdi>
            <span>{label}</span>
          </ComboboxItem>
        )}
      </ComboboxContent>
    </ComboboxRoot>
  ),
};

export const ComposedChoice: Story = {
  ...Composed,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Calling code' });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole('option', { name: /Vietnam/ }));
    await expect(field).toHaveValue('Vietnam');
  },
};

export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await expect(canvas.getByRole('status')).toHaveTextContent('No results');
  },
};

export const InDialog: Story = {
  args: { value: 'AE' },
  tags: ['pictured-hover'],
  render: (args) => (
    <Dialog open onClose={fn()} title="Phone number">
      <HeldCombobox {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox'));
    await expect(await screen.findByRole('option', { name: /Vietnam/ })).toBeVisible();
  },
};

/** Combobox with 10,000 options, whose list renders only the options near the visible ones. */
export const Many: Story = {
  args: {
    label: 'Ticket',
    options: Array.from({ length: 10_000 }, (_, index) => ({
      value: `${index + 1}`,
      label: `Ticket ${index + 1}`,
    })),
  },
};

export const Invalid: Story = { args: { error: 'Please choose a country.', required: true } };

export const Disabled: Story = { args: { value: 'IN', disabled: true } };

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    value: 'long',
    options: [
      {
        value: 'long',
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
        detail: '999,999.99',
      },
      { value: 'off', label: 'Not to be chosen', disabled: true },
      ...Array.from({ length: 40 }, (_, level) => ({
        value: `${level}`,
        label: `Level ${level + 1}`,
      })),
    ],
  },
  parameters: { frame: 'narrow' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
  },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <HeldCombobox {...args} value="IN" />
      <HeldCombobox {...args} label="Invalid" error="Please choose a country." />
    </BrandMatrix>
  ),
};
