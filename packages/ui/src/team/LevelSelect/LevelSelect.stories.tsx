import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { teamLevels } from '../../samples/team';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { LevelSelect } from './LevelSelect';

const meta = {
  title: 'Team/LevelSelect',
  component: LevelSelect,
  tags: ['stable', 'dropdown', 'filter', 'downline'],
  args: { levels: teamLevels, value: 1, onValueChange: fn() },
} satisfies Meta<typeof LevelSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), '2');
    await expect(args.onValueChange).toHaveBeenCalledWith(2);
  },
};

export const Loading: Story = { args: { levels: undefined } };

export const Stress: Story = {
  args: {
    levels: [{ level: 1, name: 'Donaudampfschifffahrtsgesellschaft', total: 999_999_999_999_999 }],
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <LevelSelect {...args} />
      <LevelSelect {...args} levels={undefined} />
    </BrandMatrix>
  ),
};
