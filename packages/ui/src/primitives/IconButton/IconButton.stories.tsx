import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { IconButton } from './IconButton';

const meta = {
  title: 'Primitives/IconButton',
  component: IconButton,
  tags: ['stable', 'icon', 'tool button'],
  args: { label: 'Copy', children: <Copy aria-hidden />, onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Neutral: Story = { args: { tone: 'neutral' } };

export const Accent: Story = { args: { tone: 'accent' } };

export const Disabled: Story = { args: { disabled: true } };

export const WithTooltip: Story = {
  args: { tooltip: true },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent('Copy');
  },
};

export const Stress: Story = {
  args: { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', tooltip: true },
  parameters: { frame: 'narrow' },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('tooltip')).toHaveTextContent(/^Donau/);
  },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <IconButton {...args} />
      <IconButton {...args} tone="neutral" />
      <IconButton {...args} tone="accent" />
      <IconButton {...args} disabled />
    </BrandMatrix>
  ),
};
