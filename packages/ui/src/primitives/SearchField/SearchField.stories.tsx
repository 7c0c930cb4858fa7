import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { SearchField, type SearchFieldProps } from './SearchField';

function HeldSearch({ value: first, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(first);
  return <SearchField {...rest} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/SearchField',
  component: SearchField,
  tags: ['stable', 'filter', 'find', 'input', 'searchbox'],
  args: { label: 'Search members', value: '', onValueChange: fn() },
  render: (args) => <HeldSearch {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search members' });
    await userEvent.type(field, 'asha');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const Filled: Story = { args: { value: 'asha' } };

export const WithLabel: Story = { args: { labelHidden: false, placeholder: 'Name or code' } };

export const Disabled: Story = { args: { value: 'asha', disabled: true } };

export const Stress: Story = {
  args: { value: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <HeldSearch {...args} />
      <HeldSearch {...args} value="asha" />
    </BrandMatrix>
  ),
};
