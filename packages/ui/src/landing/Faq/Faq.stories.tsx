import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { faq } from '../../samples/landing';
import { Faq } from './Faq';

const meta = {
  title: 'Landing/Faq',
  component: Faq,
  tags: ['stable', 'questions', 'accordion', 'help'],
  args: faq,
  parameters: { frame: 'bare' },
} satisfies Meta<typeof Faq>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Answered: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '24/7 Support' }));
    await waitFor(() => expect(canvas.getByText(/Generate a ticket at any hour/)).toBeVisible());
  },
};

export const Stress: Story = {
  args: {
    items: [
      {
        id: 'long',
        title: 'Rechtsschutzversicherungsgesellschaften?',
        content: '999,999,999,999.999999 USDT',
      },
    ],
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  render: (args) => (
    <BrandMatrix>
      <Faq {...args} style={{ inlineSize: '100%' }} />
    </BrandMatrix>
  ),
};
