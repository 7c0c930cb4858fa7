import { CircleHelp } from 'lucide-react';
import type { ReactElement } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { TermsBox } from '../account/TermsBox/TermsBox';
import { DataTable } from '../data/DataTable/DataTable';
import { BetAmount } from '../games/BetAmount/BetAmount';
import { Accordion } from '../primitives/Accordion/Accordion';
import { AlertDialog } from '../primitives/AlertDialog/AlertDialog';
import { AmountField } from '../primitives/AmountField/AmountField';
import { Checkbox } from '../primitives/Checkbox/Checkbox';
import { Combobox } from '../primitives/Combobox/Combobox';
import { DatePicker } from '../primitives/DatePicker/DatePicker';
import { DateRangePicker } from '../primitives/DateRangePicker/DateRangePicker';
import { Dialog } from '../primitives/Dialog/Dialog';
import { FileField } from '../primitives/FileField/FileField';
import { IconButton } from '../primitives/IconButton/IconButton';
import { Menu } from '../primitives/Menu/Menu';
import { MenuItem } from '../primitives/Menu/MenuItem';
import { NumberField } from '../primitives/NumberField/NumberField';
import { OtpField } from '../primitives/OtpField/OtpField';
import { PhoneField } from '../primitives/PhoneField/PhoneField';
import { Popover } from '../primitives/Popover/Popover';
import { RadioGroup } from '../primitives/RadioGroup/RadioGroup';
import { SearchField } from '../primitives/SearchField/SearchField';
import { SegmentedControl } from '../primitives/SegmentedControl/SegmentedControl';
import { Select } from '../primitives/Select/Select';
import { Slider } from '../primitives/Slider/Slider';
import { Switch } from '../primitives/Switch/Switch';
import { Tabs } from '../primitives/Tabs/Tabs';
import { Tooltip } from '../primitives/Tooltip/Tooltip';
import { AppShell } from '../shell/AppShell/AppShell';
import { Sidebar } from '../shell/Sidebar/Sidebar';
import type { SidebarGroup } from '../shell/Sidebar/sidebarGroups';
import { LevelSelect } from '../team/LevelSelect/LevelSelect';
import { BalanceSelector } from '../wallet/BalanceSelector/BalanceSelector';
import { renderUi } from './renderUi';

interface Case {
  /** What the component holds: `value` goes with `defaultValue` and `onValueChange`. */
  prop: string;
  first: unknown;
  /** What it is after `act`. */
  next: unknown;
  render: (props: object) => ReactElement;
  /** What a reader does to change it. */
  act: () => Promise<void>;
  /** What is to be seen of it. */
  shown: () => unknown;
  /** What is shown of `first` and of `next`, where that is not the same. */
  seen?: [first: unknown, next: unknown];
}

const get = (selector: string) => {
  const element = document.querySelector<HTMLInputElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const typed = async (selector: string, keys: string) => {
  get(selector).focus();
  await userEvent.keyboard(keys);
};
const press = (selector: string) => userEvent.click(get(selector));
const input = { shown: () => get('input').value };
const check = { first: true, next: false, shown: () => get('input').checked };
const isThere = (selector: string) => () => document.querySelector(selector) !== null;
const OPTIONS = ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() }));
const ITEMS = ['a', 'b'].map((id) => ({ id, label: id, title: id, content: `text of ${id}` }));
const open = (selector: string) => ({
  prop: 'open',
  first: true,
  next: false,
  shown: isThere(selector),
  act: () => userEvent.keyboard('{Escape}'),
});
const GROUPS: SidebarGroup[] = [
  { id: 'a', title: 'Help', icon: <CircleHelp />, auth: false, href: '/help' },
];
const trigger = <button>Open</button>;
const table = {
  caption: 'Rows',
  rowKey: ({ id }: { id: string }) => id,
  page: { rows: [{ id: 'a' }, { id: 'b' }], current: 1, pages: 1, total: 2 },
  columns: [
    {
      id: 'id',
      header: 'Id',
      cell: ({ id }: { id: string }) => id,
      compare: (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id),
    },
    { id: 'other', header: 'Other', cell: () => '-' },
  ],
};
const file = new File(['text'], 'a.txt');

const CASES: Record<string, Case> = {
  Accordion: {
    prop: 'value',
    first: 'a',
    next: 'b',
    render: (props) => <Accordion items={ITEMS} {...props} />,
    act: () => press('div:nth-of-type(2) > h3 > button'),
    shown: () => get('button[aria-expanded="true"]').textContent,
  },
  AlertDialog: {
    ...open('[role="alertdialog"]'),
    render: (props) => (
      <AlertDialog
        title="Sure?"
        description="It is gone."
        confirmLabel="Delete"
        onConfirm={() => {}}
        {...props}
      />
    ),
  },
  AmountField: {
    ...input,
    prop: 'value',
    first: '1',
    next: '12',
    render: (props) => <AmountField label="Amount" {...props} />,
    act: () => typed('input', '{End}2'),
  },
  AppShell: {
    ...open('[role="dialog"]'),
    prop: 'menuOpen',
    render: (props) => (
      <AppShell
        header={null}
        footer={null}
        signedIn
        currentPath="/"
        groups={GROUPS}
        shortcuts={[]}
        signInHref="/sign-in"
        homeHref="/"
        {...props}
      />
    ),
  },
  BalanceSelector: {
    prop: 'currency',
    first: 'a',
    next: 'b',
    seen: ['1.0000', '2.0000'],
    render: (props) => (
      <BalanceSelector
        kind="wallet"
        balance={1n}
        href="/wallet"
        currencies={['a', 'b'].map((id, index) => ({
          id,
          name: `Coin ${id}`,
          shortName: id.toUpperCase(),
          amount: BigInt(index + 1) * 1_000_000n,
        }))}
        {...props}
      />
    ),
    act: async () => {
      await press('button');
      await expect.poll(isThere('[role="option"]:nth-child(2)')).toBe(true);
      await press('[role="option"]:nth-child(2)');
    },
    shown: () => /[12]\.0000/.exec(get('button').textContent)?.[0],
  },
  BetAmount: {
    ...input,
    prop: 'value',
    first: 2_000_000n,
    next: 4_000_000n,
    seen: ['2', '4'],
    render: (props) => <BetAmount {...props} />,
    act: () => press('button:last-of-type'),
  },
  Checkbox: {
    ...check,
    prop: 'checked',
    render: (props) => <Checkbox label="On" {...props} />,
    act: () => press('input'),
  },
  Combobox: {
    ...input,
    prop: 'value',
    first: 'a',
    next: 'b',
    seen: ['A', 'B'],
    render: (props) => <Combobox label="Letter" options={OPTIONS} {...props} />,
    act: () => typed('input', '{ArrowDown}{ArrowDown}{Enter}'),
  },
  DatePicker: {
    ...input,
    prop: 'value',
    first: '2024-03-05',
    next: null,
    seen: ['03/05/2024', ''],
    render: (props) => <DatePicker label="Day" {...props} />,
    act: async () => {
      await userEvent.clear(get('input'));
      await userEvent.tab();
    },
  },
  DateRangePicker: {
    ...input,
    prop: 'value',
    first: { from: '2024-03-05', to: '2024-03-09' },
    next: { from: null, to: '2024-03-09' },
    seen: ['03/05/2024', ''],
    render: (props) => <DateRangePicker label="Days" {...props} />,
    act: async () => {
      await userEvent.clear(get('input'));
      await userEvent.tab();
    },
  },
  'DataTable, sort': {
    prop: 'sort',
    first: { column: 'id', direction: 'ascending' },
    next: { column: 'id', direction: 'descending' },
    seen: ['ascending', 'descending'],
    render: (props) => <DataTable {...table} {...props} />,
    act: () => press('th button'),
    shown: () => get('th[aria-sort]').getAttribute('aria-sort'),
  },
  'DataTable, selected': {
    prop: 'selected',
    first: ['a'],
    next: ['a', 'b'],
    seen: [false, true],
    render: (props) => <DataTable {...table} {...props} />,
    act: () => press('tbody tr:nth-child(2) input'),
    shown: () => get('tbody tr:nth-child(2) input').checked,
  },
  'DataTable, columns': {
    prop: 'hiddenColumns',
    first: ['other'],
    next: [],
    seen: [1, 2],
    render: (props) => <DataTable {...table} {...props} />,
    act: async () => {
      await userEvent.click(get('button[aria-haspopup]'));
      await expect.poll(isThere('[role="dialog"] label:last-of-type')).toBe(true);
      await userEvent.click(get('[role="dialog"] > :last-child input'));
    },
    shown: () => document.querySelectorAll('thead th').length,
  },
  Dialog: {
    ...open('[role="dialog"]'),
    render: (props) => <Dialog title="News" {...props} />,
  },
  FileField: {
    prop: 'value',
    first: [file],
    next: [],
    seen: [true, false],
    render: (props) => <FileField label="File" {...props} />,
    act: () => press('li button'),
    shown: isThere('li'),
  },
  LevelSelect: {
    prop: 'value',
    first: 2,
    next: 1,
    seen: ['2', '1'],
    render: (props) => (
      <LevelSelect
        levels={[1, 2].map((level) => ({ level, name: `Level ${level}`, total: 3, active: 1 }))}
        {...props}
      />
    ),
    act: () => userEvent.selectOptions(get('select'), '1'),
    shown: () => get('select').value,
  },
  Menu: {
    ...open('[role="menu"]'),
    render: (props) => (
      <Menu trigger={trigger} {...props}>
        <MenuItem>One</MenuItem>
      </Menu>
    ),
  },
  NumberField: {
    ...input,
    prop: 'value',
    first: 1,
    next: 2,
    seen: ['1', '2'],
    render: (props) => <NumberField label="Number" {...props} />,
    act: () => typed('input', '{ArrowUp}'),
  },
  OtpField: {
    ...input,
    prop: 'value',
    first: '12',
    next: '123',
    render: (props) => <OtpField label="Code" {...props} />,
    act: () => typed('input', '{End}3'),
  },
  PhoneField: {
    ...input,
    prop: 'value',
    first: { country: 'IN', number: '98' },
    next: { country: 'IN', number: '987' },
    seen: ['98', '987'],
    render: (props) => <PhoneField label="Phone" {...props} />,
    act: () => typed('input', '{End}7'),
  },
  Popover: {
    ...open('[role="dialog"]'),
    render: (props) => (
      <Popover label="Panel" trigger={trigger} {...props}>
        Text
      </Popover>
    ),
  },
  RadioGroup: {
    prop: 'value',
    first: 'a',
    next: 'b',
    render: (props) => <RadioGroup label="Letter" options={OPTIONS} {...props} />,
    act: () => press('input[value="b"]'),
    shown: () => get('input:checked').value,
  },
  SearchField: {
    ...input,
    prop: 'value',
    first: 'a',
    next: '',
    render: (props) => <SearchField label="Search" {...props} />,
    act: () => typed('input', '{Escape}'),
  },
  SegmentedControl: {
    prop: 'value',
    first: 'a',
    next: 'b',
    render: (props) => <SegmentedControl label="Letter" options={OPTIONS} {...props} />,
    act: () => press('input[value="b"]'),
    shown: () => get('input:checked').value,
  },
  Select: {
    prop: 'value',
    first: 'a',
    next: 'b',
    render: (props) => <Select label="Letter" options={OPTIONS} {...props} />,
    act: () => userEvent.selectOptions(get('select'), 'b'),
    shown: () => get('select').value,
  },
  Sidebar: {
    prop: 'collapsed',
    first: true,
    next: false,
    render: (props) => (
      <Sidebar signedIn currentPath="/" signInHref="/sign-in" groups={GROUPS} {...props} />
    ),
    act: () => press('nav > div > button'),
    shown: isThere('nav[data-collapsed]'),
  },
  Slider: {
    prop: 'value',
    first: 1,
    next: 2,
    seen: ['1', '2'],
    render: (props) => <Slider label="Number" min={0} max={9} {...props} />,
    act: () => typed('[role="slider"]', '{ArrowRight}'),
    shown: () => get('[role="slider"]').getAttribute('aria-valuenow'),
  },
  Switch: {
    ...check,
    prop: 'checked',
    render: (props) => <Switch label="On" {...props} />,
    act: () => press('input'),
  },
  Tabs: {
    prop: 'value',
    first: 'a',
    next: 'b',
    render: (props) => <Tabs label="Letters" items={ITEMS} {...props} />,
    act: () => press('[role="tab"]:last-child'),
    shown: () => get('[aria-selected="true"]').textContent,
  },
  TermsBox: {
    ...check,
    prop: 'accepted',
    render: (props) => <TermsBox read clauses={[]} {...props} />,
    act: () => press('input'),
  },
  Tooltip: {
    ...open('[role="tooltip"]'),
    render: (props) => (
      <Tooltip content="Help" {...props}>
        <IconButton label="Question">
          <CircleHelp aria-hidden />
        </IconButton>
      </Tooltip>
    ),
  },
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

describe.each(Object.entries(CASES))('%s', (_, each) => {
  const { prop, first, next, render, act, shown } = each;
  const [seenFirst, seenNext] = each.seen ?? [first, next];
  const changed = `on${capital(prop)}Change`;

  test(`holds its own ${prop} from default${capital(prop)} on, and tells what it becomes`, async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    renderUi(render({ [`default${capital(prop)}`]: first, [changed]: onChange }));
    await expect.poll(shown).toEqual(seenFirst);
    await act();
    await expect.poll(shown).toEqual(seenNext);
    expect(onChange.mock.lastCall?.[0]).toEqual(next);
  });

  test(`shows the ${prop} that the caller holds, and asks to change it`, async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const { rerender } = renderUi(render({ [prop]: first, [changed]: onChange }));
    await expect.poll(shown).toEqual(seenFirst);
    await act();
    await expect.poll(() => onChange.mock.lastCall?.[0]).toEqual(next);
    expect(shown()).toEqual(seenFirst);
    rerender(render({ [prop]: next, [changed]: onChange }));
    await expect.poll(shown).toEqual(seenNext);
  });
});
