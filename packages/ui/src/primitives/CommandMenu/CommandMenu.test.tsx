import { fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { CommandMenu, type CommandMenuProps } from './CommandMenu';
import { listCommands } from './listCommands';

const command = (label: string, more = {}) => ({
  id: label.toLowerCase(),
  label,
  onSelect: () => {},
  ...more,
});
const GROUPS = [
  { label: 'Games', commands: [command('Wingo'), command('Ülker', { keywords: ['chocolate'] })] },
  { label: 'Wallet', commands: [command('Deposit'), command('Withdraw', { disabled: true })] },
  { label: 'Display', commands: [command('Language')] },
];

const menu = (props: Partial<CommandMenuProps> = {}) => (
  <>
    <button type="button">Before</button>
    <CommandMenu defaultOpen groups={GROUPS} {...props} />
  </>
);

/** Returns the label of the command that Enter would run. */
const marked = () => {
  const id = document.querySelector('[role="combobox"]')?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};
const listed = () =>
  [...document.querySelectorAll('[role="option"]')].map((each) => each.textContent);

describeConformance('CommandMenu', {
  render: (props) => <CommandMenu defaultOpen groups={GROUPS} {...props} />,
  root: HTMLDivElement,
  slots: { parts: ['overlay', 'search', 'close', 'list'], many: ['option'] },
});

test('opens with the focus in its search field, and the field controls the list of grouped commands', async () => {
  const { findByRole, getByRole, getAllByRole } = renderUi(menu());
  const field = await findByRole('combobox', { name: 'Search commands' });
  await expect.poll(() => document.activeElement).toBe(field);
  expect(getByRole('dialog', { name: 'Commands' })).toBeVisible();
  expect(field).toHaveAttribute('aria-controls', getByRole('listbox').id);
  expect(field).toHaveAttribute('aria-expanded', 'true');
  expect(getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'))).toHaveLength(
    3,
  );
  expect(getByRole('group', { name: 'Wallet' })).toBeVisible();
  expect(marked()).toBe('Wingo');
  expect(getByRole('option', { selected: true })).toHaveTextContent('Wingo');
});

test('cycles with arrows, skips disabled commands, and moves to the ends with Home and End', async () => {
  const { findByRole } = renderUi(menu());
  await findByRole('combobox');
  const after = async (key: string) => {
    await userEvent.keyboard(key);
    return marked();
  };
  expect(await after('{ArrowDown}')).toBe('Ülker');
  expect(await after('{ArrowDown}')).toBe('Deposit');
  expect(await after('{ArrowDown}')).toBe('Language');
  expect(await after('{ArrowDown}')).toBe('Wingo');
  expect(await after('{ArrowUp}')).toBe('Language');
  expect(await after('{Home}')).toBe('Wingo');
  expect(await after('{End}')).toBe('Language');
});

test('runs the active command on Enter while the menu closes, and returns the focus', async () => {
  const onSelect = vi.fn();
  const onOpenChange = vi.fn();
  const groups = [{ label: 'Games', commands: [command('Wingo', { onSelect })] }];
  const { getByRole, queryByRole, findByRole } = renderUi(
    menu({ groups, defaultOpen: false, hotkey: 'mod+k', onOpenChange }),
  );
  getByRole('button').focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await findByRole('combobox');
  await userEvent.keyboard('{Enter}');
  expect(onSelect).toHaveBeenCalledOnce();
  expect(onOpenChange.mock.calls).toEqual([[true], [false]]);
  await expect.poll(() => queryByRole('dialog')).toBeNull();
  await expect.poll(() => document.activeElement?.textContent).toBe('Before');
});

test('keeps the name of a group if a command has the id of its heading', async () => {
  const groups = [{ label: 'Games', commands: [command('Wingo', { id: 'group-0' })] }];
  const { findByRole } = renderUi(menu({ groups }));
  await findByRole('group', { name: 'Games' });
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('runs a command when it is pressed, unless it is disabled', async () => {
  const [chosen, refused] = [vi.fn(), vi.fn()];
  const groups = [
    {
      label: 'Wallet',
      commands: [
        command('Deposit', { onSelect: chosen }),
        command('Withdraw', { onSelect: refused, disabled: true }),
      ],
    },
  ];
  const { findByRole, getByRole } = renderUi(menu({ groups }));
  fireEvent.click(await findByRole('option', { name: 'Withdraw' }));
  expect(refused).not.toHaveBeenCalled();
  await userEvent.click(getByRole('option', { name: 'Deposit' }));
  expect(chosen).toHaveBeenCalledOnce();
});

test('finds commands by label and keyword without accents, and activates the first match', async () => {
  const onSearch = vi.fn();
  const { findByRole, getByRole, getAllByRole } = renderUi(menu({ onSearch }));
  const field = await findByRole('combobox');
  await userEvent.fill(field, 'ulk');
  expect(listed()).toEqual(['Ülker']);
  expect(onSearch).toHaveBeenLastCalledWith('ulk');
  await userEvent.fill(field, 'choc');
  expect(listed()).toEqual(['Ülker']);
  expect(getAllByRole('group')).toHaveLength(1);
  await userEvent.fill(field, 'w');
  expect(listed()).toEqual(['Wingo', 'Withdraw']);
  expect(marked()).toBe('Wingo');
  expect(getByRole('status')).toHaveTextContent('2 results');
});

test('runs no command on a key that ends a composition', async () => {
  const onSelect = vi.fn();
  const groups = [{ label: 'Games', commands: [command('Wingo', { onSelect })] }];
  const { findByRole, getByRole } = renderUi(menu({ groups }));
  fireEvent.keyDown(await findByRole('combobox'), { key: 'Enter', keyCode: 229 });
  expect(onSelect).not.toHaveBeenCalled();
  expect(getByRole('dialog')).toBeVisible();
});

test('clears the search on the first Escape, and closes on the second', async () => {
  const { findByRole, queryByRole } = renderUi(menu());
  const field = await findByRole('combobox');
  await userEvent.fill(field, 'dep');
  await userEvent.keyboard('{Escape}');
  expect(field).toHaveValue('');
  expect(listed()).toHaveLength(5);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => queryByRole('dialog')).toBeNull();
});

test('opens with an empty search each time', async () => {
  const { findByRole, queryByRole } = renderUi(menu({ hotkey: 'mod+k' }));
  await userEvent.fill(await findByRole('combobox'), 'dep');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.poll(() => queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await findByRole('combobox')).toHaveValue('');
});

test('ignores key presses if it has no hotkey', async () => {
  const { queryByRole } = renderUi(menu({ defaultOpen: false }));
  await userEvent.keyboard('{Control>}k{/Control}');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(queryByRole('dialog')).toBeNull();
});

test('announces that nothing matches, and ignores Enter', async () => {
  const { findByRole, getByRole, queryByRole } = renderUi(menu());
  const field = await findByRole('combobox');
  await userEvent.fill(field, 'xyz');
  expect(getByRole('status')).toHaveTextContent('No results');
  expect(queryByRole('listbox')).toBeNull();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(getByRole('dialog')).toBeVisible();
});

test('shows commands that are loaded later', async () => {
  let arrive: (groups: typeof GROUPS) => void = () => {};
  const coming = new Promise<typeof GROUPS>((resolve) => {
    arrive = resolve;
  });
  const fetchGroups = () => coming;
  const { findByRole, getByRole } = renderUi(menu({ groups: fetchGroups }));
  await findByRole('combobox');
  expect(getByRole('status')).toHaveTextContent('Loading');
  arrive(GROUPS);
  await expect.poll(listed).toHaveLength(5);
  expect(getByRole('status')).toHaveTextContent('');
});

test('does not filter results from a server', async () => {
  const { findByRole } = renderUi(menu({ filter: false }));
  await userEvent.fill(await findByRole('combobox'), 'xyz');
  expect(listed()).toHaveLength(5);
});

test('shows the shortcut of a command', async () => {
  const groups = [{ label: 'Wallet', commands: [command('Deposit', { shortcut: ['Ctrl', 'D'] })] }];
  const { findByRole } = renderUi(menu({ groups }));
  const keys = (await findByRole('option')).querySelectorAll('kbd');
  expect([...keys].map((key) => key.textContent)).toEqual(['Ctrl', 'D']);
});

test('lists each recent command once, at the top, until the user searches', () => {
  const list = (query: string) =>
    listCommands({
      query,
      groups: GROUPS,
      recent: ['language', 'gone', 'wingo'],
      recentLabel: 'Recent',
      filter: true,
    }).map(({ label, commands }) => `${label}: ${commands.map(({ id }) => id).join(' ')}`);
  expect(list('')).toEqual(['Recent: language wingo', 'Games: ülker', 'Wallet: deposit withdraw']);
  expect(list('lan')).toEqual(['Display: language']);
});

test('throws for two commands with the same id', () => {
  const groups = [{ label: 'Games', commands: [command('Wingo'), command('Wingo')] }];
  expect(() =>
    listCommands({ query: '', groups, recent: [], recentLabel: 'Recent', filter: true }),
  ).toThrow('Two commands have the id "wingo"');
});
