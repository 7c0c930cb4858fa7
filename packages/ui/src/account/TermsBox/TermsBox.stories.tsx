import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { TermsBox } from './TermsBox';

const meta = {
  title: 'Account/TermsBox',
  component: TermsBox,
  tags: ['stable', 'legal', 'conditions', 'consent', 'agreement'],
  args: {
    read: false,
    onRead: fn(),
    accepted: false,
    onAcceptedChange: fn(),
    headingLevel: 2,
  },
  render: function Controlled(args) {
    const [read, setRead] = useState(args.read);
    const [accepted, setAccepted] = useState(args.accepted);
    return (
      <TermsBox
        {...args}
        read={read}
        onRead={() => setRead(true)}
        accepted={accepted}
        onAcceptedChange={setAccepted}
      />
    );
  },
} satisfies Meta<typeof TermsBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const checkbox = canvas.getByRole('checkbox');
    await userEvent.click(checkbox);
    await expect(checkbox).not.toBeChecked();
    const box = canvas.getByRole('group');
    box.scrollTop = box.scrollHeight;
    await waitFor(() => expect(checkbox).not.toHaveAttribute('aria-disabled'));
    await userEvent.click(checkbox);
    await expect(checkbox).toBeChecked();
  },
};

export const Unread: Story = {};

export const Read: Story = { args: { read: true } };

export const Accepted: Story = { args: { read: true, accepted: true } };

export const Insisting: Story = { args: { read: true, insist: true } };

export const Short: Story = {
  args: { clauses: [{ number: 24, title: 'Age', paragraphs: ['You must be at least 21.'] }] },
};

export const Stress: Story = {
  args: {
    insist: true,
    clauses: [
      {
        number: 24,
        title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
        paragraphs: ['Donaudampfschifffahrtsgesellschaftskapitänsmütze '.repeat(20)],
      },
    ],
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <TermsBox {...args} />
    </BrandMatrix>
  ),
};
