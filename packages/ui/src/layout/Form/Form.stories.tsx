import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../../primitives/Link/Link';
import { TextField } from '../../primitives/TextField/TextField';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Form } from './Form';

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

const meta = {
  title: 'Layout/Form',
  component: Form,
  tags: ['stable', 'fieldset', 'submit', 'validation'],
  args: {
    draft: { ref: null, noValidate: true, onSubmit },
    submit: 'Save',
    children: (
      <>
        <TextField label="Name" name="name" required />
        <TextField label="Email" name="email" type="email" required />
      </>
    ),
  },
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onSubmit.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Asha{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { pending: true } };

export const Failed: Story = { args: { error: 'Request failed' } };

export const WithoutButton: Story = { args: { submit: undefined } };

export const WithFooter: Story = {
  args: {
    footer: (
      <Link href="#back" look="standalone">
        Back to Sign In
      </Link>
    ),
  },
};

export const Stress: Story = {
  args: {
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    submit: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <Form {...args} error="Request failed" />
    </BrandMatrix>
  ),
};
