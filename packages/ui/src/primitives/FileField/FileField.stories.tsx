import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { FileField } from './FileField';

const file = (name: string, bytes: number) =>
  new File(['x'.repeat(bytes)], name, { type: 'application/pdf', lastModified: 0 });

const FILES = [file('receipt.pdf', 245_000), file('statement-november.pdf', 1_200_000)];

const meta = {
  title: 'Primitives/FileField',
  component: FileField,
  tags: ['stable', 'upload', 'dropzone', 'attachment', 'drag and drop', 'input', 'form'],
  args: {
    label: 'Proof of payment',
    accept: '.pdf,image/*',
    maxSize: 5_000_000,
    onValueChange: fn(),
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const chosen = file('receipt.pdf', 1500);
    await userEvent.upload(canvas.getByLabelText('Proof of payment'), chosen);
    await expect(canvas.getByRole('listitem')).toHaveTextContent('receipt.pdf');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([chosen]);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove receipt.pdf' }));
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
};

export const Several: Story = { args: { multiple: true, maxFiles: 3, value: FILES } };

export const Refused: Story = {
  args: { accept: '.pdf', maxSize: 1000 },
  play: async ({ canvas }) => {
    await userEvent.upload(
      canvas.getByLabelText('Proof of payment'),
      file('scan-of-the-receipt.pdf', 1001),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('is larger than 1 kB');
  },
};

export const Required: Story = { args: { required: true, hint: 'Both sides of the receipt.' } };

export const Disabled: Story = { args: { disabled: true, value: FILES } };

export const Stress: Story = {
  args: {
    label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    multiple: true,
    accept: '.pdf,.docx,.xlsx,image/*,video/*,audio/*',
    maxSize: 999_999_999_999,
    value: [
      file(`${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}.pdf`, 1),
      file('فاتورة.pdf', 1_234_567),
    ],
    error: 'Please choose the files again: the connection was lost while they were sent.',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <FileField {...args} required />
      <FileField {...args} label="Several" multiple value={FILES} />
      <FileField {...args} label="Invalid" error="Please choose a file." />
    </BrandMatrix>
  ),
};
