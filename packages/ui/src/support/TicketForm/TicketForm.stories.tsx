import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Dialog } from '../../primitives/Dialog/Dialog';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { TicketForm } from './TicketForm';

const meta = {
  title: 'Support/TicketForm',
  component: TicketForm,
  tags: ['stable', 'contact', 'help', 'request', 'form'],
  parameters: { docs: { story: { inline: false, height: '40rem' } } },
  args: { onSubmit: fn(), member: { name: 'Asha Rao', email: 'asha@example.com' } },
} satisfies Meta<typeof TicketForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'Account Issue');
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Message' }),
      'My deposit does not show.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Ticket' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Asha Rao',
      email: 'asha@example.com',
      message: 'My deposit does not show.',
      type: 'account',
    });
  },
};

export const Empty: Story = { args: { member: { name: '', email: '' } } };

export const Mistakes: Story = {
  args: { member: { name: '', email: '' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Generate Ticket' }));
    await expect(canvas.getByText('Please select a request type')).toBeVisible();
  },
};

export const Pending: Story = { args: { pending: true } };

export const Failed: Story = { args: { error: 'Request failed' } };

export const InItsDialog: Story = {
  render: (args) => (
    <Dialog open onClose={fn()} title="Generate Ticket">
      <TicketForm {...args} />
    </Dialog>
  ),
};

export const Stress: Story = {
  args: {
    member: {
      name: 'Donaudampfschifffahrtsgesellschaftskapitän',
      email: 'donaudampfschifffahrtsgesellschaftskapitaen@example.com',
    },
    error: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
    texts: { submit: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze' },
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <TicketForm {...args} />
    </BrandMatrix>
  ),
};
