import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { SoundFields } from './SoundFields';

const meta = {
  title: 'Games/SoundFields',
  component: SoundFields,
  tags: ['stable', 'volume', 'mute', 'audio'],
  args: { onSoundChange: fn(), onTry: fn() },
} satisfies Meta<typeof SoundFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Muted: Story = { args: { defaultSound: { volume: 60, muted: true } } };

/** Sound on, at the lowest volume. */
export const Stress: Story = {
  args: { defaultSound: { volume: 0, muted: false } },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <SoundFields {...args} />
    </BrandMatrix>
  ),
};
