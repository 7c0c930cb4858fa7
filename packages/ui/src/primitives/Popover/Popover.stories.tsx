import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Popover } from './Popover';
import { PopoverContent, PopoverRoot, PopoverTrigger } from './PopoverParts';

const meta = {
  title: 'Primitives/Popover',
  component: Popover,
  tags: ['stable', 'dropdown', 'panel', 'flyout'],
  args: {
    align: 'start',
    label: 'Service fee',
    trigger: <Button tone="neutral">Fees</Button>,
    children: <Text size="s">2% of each stake is kept as a service fee: 100 becomes 98.</Text>,
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fees' }));
    await expect(await screen.findByRole('dialog', { name: 'Service fee' })).toBeVisible();
  },
};

export const Open: Story = { args: { defaultOpen: true } };

/** Popover made of parts. */
export const Composed: Story = {
  render: () => (
    <PopoverRoot defaultOpen>
      <PopoverTrigger asChild>
        <Button tone="neutral">Limits</Button>
      </PopoverTrigger>
      <PopoverContent label="Limits" align="start">
        <Text size="s">You can withdraw from 10 to 5,000 USDT a day.</Text>
      </PopoverContent>
    </PopoverRoot>
  ),
};

export const Stress: Story = {
  args: {
    defaultOpen: true,
    children: <Text>Donaudampfschifffahrtsgesellschaftskapitän 999,999,999,999.999999</Text>,
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  args: { open: true },
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <div style={{ minBlockSize: 180 }}>
        <Popover {...args} />
      </div>
    </BrandMatrix>
  ),
};
