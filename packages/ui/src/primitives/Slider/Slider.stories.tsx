import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Slider } from './Slider';

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  tags: ['stable', 'range', 'input'],
  args: { label: 'Volume', defaultValue: 40, onValueChange: fn() },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('slider', { name: 'Volume' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(41);
  },
};

/** Slider whose track shows the losing range before the thumb and the winning range after it. */
export const Split: Story = { args: { label: 'Roll over', tone: 'split', defaultValue: 50 } };

export const SplitBelow: Story = {
  args: { label: 'Roll under', tone: 'split-below', defaultValue: 30 },
};

export const AtTheEnds: Story = {
  render: (args) => (
    <>
      <Slider {...args} label="Nothing" defaultValue={0} />
      <Slider {...args} label="Everything" defaultValue={100} />
    </>
  ),
};

export const Disabled: Story = { args: { disabled: true } };

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    max: 999_999_999_999,
    defaultValue: 999_999_999_998,
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Slider {...args} />
      <Slider {...args} label="Roll over" tone="split" defaultValue={62} />
      <Slider {...args} label="Disabled" disabled />
    </BrandMatrix>
  ),
};
