import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { useState } from 'react';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { SoundFields, type SoundFieldsProps } from './SoundFields';

function Chosen({ sound: first, onSoundChange, ...rest }: SoundFieldsProps) {
  const [sound, setSound] = useState(first);
  return (
    <SoundFields
      {...rest}
      sound={sound}
      onSoundChange={(next) => {
        setSound(next);
        onSoundChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Games/SoundFields',
  component: SoundFields,
  tags: ['stable', 'volume', 'mute', 'audio'],
  args: { sound: { volume: 60, muted: false }, onSoundChange: fn(), onTry: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SoundFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Muted: Story = { args: { sound: { volume: 60, muted: true } } };

/** On, and as soft as it gets. */
export const Stress: Story = {
  args: { sound: { volume: 0, muted: false } },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Chosen {...args} />
    </BrandMatrix>
  ),
};
