import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Button } from '../Button/Button';
import { Menu, type MenuProps } from './Menu';
import { MenuGroup, MenuItem, MenuSeparator } from './MenuItem';

const onLogout = vi.fn();

const Account = ({ bets = '/my-bets', ...props }: Partial<MenuProps> & { bets?: string }) => (
  <Menu trigger={<Button>Account</Button>} {...props}>
    <MenuItem href={bets}>My Bets</MenuItem>
    <MenuItem href="/settings">Settings</MenuItem>
    <MenuSeparator />
    <MenuItem onSelect={onLogout}>Logout</MenuItem>
  </Menu>
);

describeConformance('Menu', {
  render: (props) => <Account defaultOpen {...props} />,
  root: HTMLDivElement,
});

test('focuses the first item when opened with Enter, cycles with arrows, and returns the focus on Escape', async () => {
  const { getByRole, queryByRole } = renderUi(<Account />);
  const trigger = getByRole('button', { name: 'Account' });
  trigger.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.textContent).toBe('My Bets');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getByRole('menuitem', { name: 'My Bets' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryByRole('menu')).toBeNull();
  await expect.element(trigger).toHaveFocus();
});

test('moves to the item that starts with a typed letter, and to the last item with End', async () => {
  const { getByRole, findByRole } = renderUi(<Account />);
  getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await findByRole('menu');
  await userEvent.keyboard('s');
  await expect.poll(() => document.activeElement?.textContent).toBe('Settings');
  await userEvent.keyboard('{End}');
  await expect.element(getByRole('menuitem', { name: 'Logout' })).toHaveFocus();
});

test('calls an action once, and follows a link', async () => {
  const { getByRole, findByRole } = renderUi(<Account bets="#bets" />);
  await userEvent.click(getByRole('button'));
  await userEvent.click(await findByRole('menuitem', { name: 'Logout' }));
  expect(onLogout).toHaveBeenCalledOnce();

  getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await findByRole('menu');
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#bets');
});

test('has items of at least 44 px', async () => {
  const { findAllByRole } = renderUi(<Account defaultOpen />);
  for (const item of await findAllByRole('menuitem')) {
    expect(item.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});

test('lets the caller control its open state', async () => {
  const onOpenChange = vi.fn();
  const { getByRole, findByRole, rerender, queryByRole } = renderUi(
    <Account open onOpenChange={onOpenChange} />,
  );
  await findByRole('menu');
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  expect(getByRole('menu')).toBeVisible();
  rerender(<Account open={false} onOpenChange={onOpenChange} />);
  await expect.poll(() => queryByRole('menu')).toBeNull();
});

test('groups items under a label that arrow keys skip', async () => {
  const { findByRole, getByRole } = renderUi(
    <Menu defaultOpen trigger={<Button>Display</Button>}>
      <MenuGroup label="Language">
        <MenuItem>English</MenuItem>
      </MenuGroup>
      <MenuGroup label="Appearance">
        <MenuItem>Dark</MenuItem>
      </MenuGroup>
    </Menu>,
  );
  const group = await findByRole('group', { name: 'Appearance' });
  await userEvent.keyboard('{End}');
  await expect.poll(() => document.activeElement?.textContent).toBe('Dark');
  expect(group.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(getByRole('menuitem', { name: 'English' })).toHaveFocus();
});

test('returns the focus to a trigger that renders a new element', async () => {
  const { getByRole, findByRole, queryByRole, rerender } = renderUi(
    <Account trigger={<button type="button">Account</button>} />,
  );
  getByRole('button').focus();
  await userEvent.keyboard('{Enter}');
  await findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryByRole('menu')).toBeNull();
  rerender(<Account trigger={<a href="#account">Account</a>} />);
  const trigger = getByRole('link', { name: 'Account' });
  await userEvent.click(trigger);
  const menu = await findByRole('menu');
  expect(menu).toHaveAttribute('aria-labelledby', trigger.id);
  const { bottom } = trigger.getBoundingClientRect();
  await expect.poll(() => menu.getBoundingClientRect().top).toBeCloseTo(bottom + 8, 0);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryByRole('menu')).toBeNull();
  await expect.element(trigger).toHaveFocus();
});
