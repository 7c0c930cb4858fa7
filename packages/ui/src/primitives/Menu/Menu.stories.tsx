import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogOut, Receipt, Settings } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { BrandMatrix } from '../../testing/BrandMatrix';
import { Button } from '../Button/Button';
import { Dialog } from '../Dialog/Dialog';
import { Menu } from './Menu';
import { MenuItem, MenuSeparator } from './MenuItem';
import { MenuContent, MenuRoot, MenuTrigger } from './MenuParts';

const onLogout = fn();

const meta = {
  title: 'Primitives/Menu',
  component: Menu,
  tags: ['stable', 'dropdown', 'actions', 'overflow'],
  args: {
    align: 'start',
    trigger: <Button tone="neutral">Account</Button>,
    children: (
      <>
        <MenuItem href="/my-bets" icon={<Receipt aria-hidden />}>
          My Bets
        </MenuItem>
        <MenuItem href="/settings" icon={<Settings aria-hidden />}>
          Settings
        </MenuItem>
        <MenuSeparator />
        <MenuItem tone="danger" icon={<LogOut aria-hidden />} onSelect={onLogout}>
          Logout
        </MenuItem>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    onLogout.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Open: Story = {
  args: { defaultOpen: true },
  tags: ['pictured-hover'],
};

/** Menu made of parts. */
export const Composed: Story = {
  render: () => (
    <MenuRoot defaultOpen>
      <MenuTrigger asChild>
        <Button tone="neutral">Round</Button>
      </MenuTrigger>
      <MenuContent align="start">
        <MenuItem href="/verify">Verify</MenuItem>
        <MenuItem onSelect={fn()}>Copy the period</MenuItem>
      </MenuContent>
    </MenuRoot>
  ),
};

/** Menu whose item is highlighted by a script. */
export const Highlighted: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}');
    const [first] = screen.getAllByRole('menuitem');
    await waitFor(() => expect(first).toHaveFocus());
  },
};

/** Menu with an item that opens a dialog. The menu's trigger gets the focus back. */
export const OpensDialog: Story = {
  render: function OpensDialog(args) {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Menu {...args}>
          <MenuItem onSelect={() => setOpen(true)}>Rename</MenuItem>
        </Menu>
        <Dialog open={open} onClose={() => setOpen(false)} title="Rename" />
      </>
    );
  },
};

export const InDialog: Story = {
  render: (args) => (
    <Dialog open onClose={fn()} title="Sessions">
      <Menu {...args} />
    </Dialog>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Account' }));
    await expect(await screen.findByRole('menuitem', { name: 'Logout' })).toBeVisible();
  },
};

export const Stress: Story = {
  args: {
    defaultOpen: true,
    children: (
      <MenuItem href="/support">
        Donaudampfschifffahrtsgesellschaftskapitänskajütenschlüsselloch
      </MenuItem>
    ),
  },
  parameters: { frame: 'narrow' },
};

export const Matrix: Story = {
  args: { open: true },
  parameters: { frame: 'bare' },
  render: (args) => (
    <BrandMatrix>
      <div style={{ minBlockSize: 280 }}>
        <Menu {...args} />
      </div>
    </BrandMatrix>
  ),
};
