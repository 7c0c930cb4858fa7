import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Gamepad2,
  Languages,
  LifeBuoy,
  Moon,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Button } from '../Button/Button';
import { CommandMenu, type CommandMenuProps } from './CommandMenu';

const onSelect = fn();

const groups = [
  {
    label: 'Go to',
    commands: [
      { id: 'wingo', label: 'Wingo', icon: <Gamepad2 aria-hidden />, keywords: ['game'], onSelect },
      {
        id: 'support',
        label: 'Support',
        icon: <LifeBuoy aria-hidden />,
        keywords: ['help', 'ticket'],
        onSelect,
      },
    ],
  },
  {
    label: 'Wallet',
    commands: [
      {
        id: 'deposit',
        label: 'Deposit',
        icon: <ArrowDownToLine aria-hidden />,
        shortcut: ['Alt', 'D'],
        onSelect,
      },
      {
        id: 'withdraw',
        label: 'Withdraw',
        icon: <ArrowUpFromLine aria-hidden />,
        keywords: ['cash out', 'payout'],
        shortcut: ['Alt', 'W'],
        disabled: true,
        onSelect,
      },
    ],
  },
  {
    label: 'Display',
    commands: [
      { id: 'scheme', label: 'Dark scheme', icon: <Moon aria-hidden />, onSelect },
      { id: 'language', label: 'Language', icon: <Languages aria-hidden />, onSelect },
    ],
  },
];

function WithButton({ defaultOpen = false, ...rest }: CommandMenuProps) {
  const [open, setOpen] = useState(defaultOpen);
  return (
    <>
      <Button tone="neutral" onClick={() => setOpen(true)}>
        Commands
      </Button>
      <CommandMenu {...rest} open={open} onOpenChange={setOpen} />
    </>
  );
}

const meta = {
  title: 'Primitives/CommandMenu',
  component: CommandMenu,
  tags: ['stable', 'command palette', 'cmdk', 'quick open', 'spotlight', 'search'],
  args: { groups },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof CommandMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hotkey: 'mod+k' },
  play: async ({ canvas }) => {
    onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Commands' }));
    await userEvent.type(await screen.findByRole('combobox'), 'tick{Enter}');
    await expect(onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  },
};

export const Open: Story = { args: { defaultOpen: true } };

export const Recent: Story = { args: { defaultOpen: true, recent: ['deposit', 'language'] } };

export const NothingFound: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await userEvent.type(await screen.findByRole('combobox'), 'xyz');
    await expect(await screen.findByRole('status')).toHaveTextContent('No results');
  },
};

export const Loading: Story = { args: { defaultOpen: true, groups: [], loading: true } };

export const Stress: Story = {
  args: {
    defaultOpen: true,
    groups: [
      {
        label: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze',
        commands: Array.from({ length: 40 }, (_, index) => ({
          id: `${index}`,
          label: `Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen ${index}`,
          shortcut: ['Ctrl', 'Shift', `${index % 10}`],
          onSelect,
        })),
      },
    ],
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix tall>
      <CommandMenu {...args} open recent={['deposit']} />
    </BrandMatrix>
  ),
};
