import { MULTIPLIERS } from '@platform/rules/wingo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../../testing/BrandMatrix';
import { ChoiceChips } from './ChoiceChips';

const meta = {
  title: 'Games/Wingo/ChoiceChips',
  component: ChoiceChips,
  tags: ['stable', 'radio', 'segmented', 'options'],
  args: {
    legend: 'Multiplier',
    choices: MULTIPLIERS.map((factor) => ({ id: String(factor), label: `X${factor}` })),
    value: '5',
    onValueChange: fn(),
  },
} satisfies Meta<typeof ChoiceChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'X20' }));
    await expect(args.onValueChange).toHaveBeenCalledWith('20');
  },
};

export const Optional: Story = {
  args: { value: undefined, optional: true },
  play: async ({ args, canvas }) => {
    const x2 = canvas.getByRole('radio', { name: 'X2' });
    await userEvent.click(x2);
    await userEvent.click(x2);
    await expect(x2).not.toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

export const Stress: Story = {
  args: { choices: ['0.01', '999999999999', '10'].map((id) => ({ id, label: id })), value: '10' },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <ChoiceChips {...args} />
    </BrandMatrix>
  ),
};
