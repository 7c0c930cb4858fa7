import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { OtpField, type OtpFieldProps } from './OtpField';

function HeldOtp({ value: first, ...rest }: OtpFieldProps) {
  const [value, setValue] = useState(first);
  return <OtpField {...rest} value={value} onValueChange={setValue} />;
}

const meta = {
  title: 'Primitives/OtpField',
  component: OtpField,
  tags: ['stable', 'one-time code', 'two-factor', '2fa', 'pin', 'input', 'form'],
  args: { label: 'Authenticator code', value: '', onValueChange: fn(), onComplete: fn() },
  render: (args) => <HeldOtp {...args} />,
} satisfies Meta<typeof OtpField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Authenticator code' });
    await userEvent.type(field, '12a345');
    await expect(args.onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '6');
    await expect(args.onComplete).toHaveBeenCalledWith('123456');
  },
};

export const Focused: Story = {
  args: { value: '123' },
  play: async ({ canvas }) => {
    canvas.getByRole('textbox').focus();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const Filled: Story = { args: { value: '123456' } };

export const Invalid: Story = {
  args: { value: '123', error: 'Invalid OTP. It should be a 6-digit number.' },
};

export const Disabled: Story = { args: { value: '123456', disabled: true } };

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützencode',
    value: '12345678',
    length: 8,
    hint: 'Open your authenticator app and type the eight digits it shows.',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <HeldOtp {...args} value="1234" />
      <HeldOtp {...args} value="12" error="Invalid OTP. It should be a 6-digit number." />
    </BrandMatrix>
  ),
};
