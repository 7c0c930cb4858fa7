import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { TextArea } from './TextArea';

const meta = {
  title: 'Primitives/TextArea',
  component: TextArea,
  tags: ['stable', 'input', 'form', 'textbox', 'multiline', 'message'],
  args: { label: 'Message', name: 'message' },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await userEvent.type(area, 'My deposit{enter}is missing');
    await expect(area).toHaveValue('My deposit\nis missing');
  },
};

export const WithHint: Story = { args: { hint: 'What happened, and when?', required: true } };

export const Invalid: Story = {
  args: { defaultValue: 'a', error: 'Please enter a valid message ' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent on Monday.' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Sent on Monday.' } };

export const Long: Story = {
  args: {
    defaultValue: Array.from({ length: 12 }, (_, line) => `Line ${line + 1} of 12`).join('\n'),
  },
};

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze und mehr',
    defaultValue:
      'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen 0x7f3a9c2e5b1d8f6a4c0e9b7d5a3f1c8e6b4d2a0f',
    error: 'Please enter a valid message ',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <TextArea {...args} placeholder="What happened?" required />
      <TextArea {...args} defaultValue="a" error="Please enter a valid message " />
    </BrandMatrix>
  ),
};
