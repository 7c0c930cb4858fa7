import { parseBet } from '@platform/rules/wingo';
import { CircleHelp } from 'lucide-react';
import type { ReactElement } from 'react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LogoutDialog } from '../account/LogoutDialog/LogoutDialog';
import { OtpDialog } from '../account/OtpDialog/OtpDialog';
import { TermsBox } from '../account/TermsBox/TermsBox';
import { DataTable } from '../data/DataTable/DataTable';
import { Pagination } from '../data/Pagination/Pagination';
import { BetAmount } from '../games/BetAmount/BetAmount';
import { ALL_BETS, BetFilters } from '../games/BetFilters/BetFilters';
import { DiceBoard } from '../games/dice/DiceBoard/DiceBoard';
import { FairRoundDialog } from '../games/fairness/FairRoundDialog/FairRoundDialog';
import { VerifyDialog } from '../games/fairness/VerifyDialog/VerifyDialog';
import { SeedsDialog } from '../games/originals/SeedsDialog/SeedsDialog';
import { VerifyBetDialog } from '../games/originals/VerifyBetDialog/VerifyBetDialog';
import { PlinkoGame } from '../games/plinko/PlinkoGame/PlinkoGame';
import { RealPlinkoGame } from '../games/plinko/RealPlinkoGame/RealPlinkoGame';
import { RealityCheckDialog } from '../games/RealityCheckDialog/RealityCheckDialog';
import { SoundFields } from '../games/SoundFields/SoundFields';
import { BetSlip } from '../games/wingo/BetSlip/BetSlip';
import type { BetSlipControl } from '../games/wingo/BetSlip/useBetSlip';
import { ChoiceChips } from '../games/wingo/ChoiceChips/ChoiceChips';
import { HowToPlayDialog } from '../games/wingo/HowToPlayDialog/HowToPlayDialog';
import { Accordion } from '../primitives/Accordion/Accordion';
import {
  AccordionContent,
  AccordionRoot,
  AccordionSection,
  AccordionTrigger,
} from '../primitives/Accordion/AccordionParts';
import { AlertDialog } from '../primitives/AlertDialog/AlertDialog';
import { AmountField } from '../primitives/AmountField/AmountField';
import { Checkbox } from '../primitives/Checkbox/Checkbox';
import { Combobox } from '../primitives/Combobox/Combobox';
import { ComboboxContent, ComboboxInput, ComboboxRoot } from '../primitives/Combobox/ComboboxParts';
import { CommandMenu } from '../primitives/CommandMenu/CommandMenu';
import { DatePicker } from '../primitives/DatePicker/DatePicker';
import { DateRangePicker } from '../primitives/DateRangePicker/DateRangePicker';
import { Dialog } from '../primitives/Dialog/Dialog';
import { DialogContent, DialogRoot, DialogTitle } from '../primitives/Dialog/DialogParts';
import { FileField } from '../primitives/FileField/FileField';
import { HoverCard } from '../primitives/HoverCard/HoverCard';
import { IconButton } from '../primitives/IconButton/IconButton';
import { Menu } from '../primitives/Menu/Menu';
import { MenuItem } from '../primitives/Menu/MenuItem';
import { MenuContent, MenuRoot, MenuTrigger } from '../primitives/Menu/MenuParts';
import { NumberField } from '../primitives/NumberField/NumberField';
import { OtpField } from '../primitives/OtpField/OtpField';
import { PasswordField } from '../primitives/PasswordField/PasswordField';
import { PhoneField } from '../primitives/PhoneField/PhoneField';
import { Popover } from '../primitives/Popover/Popover';
import { PopoverContent, PopoverRoot, PopoverTrigger } from '../primitives/Popover/PopoverParts';
import { RadioGroup } from '../primitives/RadioGroup/RadioGroup';
import { SearchField } from '../primitives/SearchField/SearchField';
import { SegmentedControl } from '../primitives/SegmentedControl/SegmentedControl';
import { Select } from '../primitives/Select/Select';
import { SelectContent, SelectRoot, SelectTrigger } from '../primitives/Select/SelectParts';
import { Slider } from '../primitives/Slider/Slider';
import { Switch } from '../primitives/Switch/Switch';
import { Tabs } from '../primitives/Tabs/Tabs';
import { TabsList, TabsRoot, TabsTrigger } from '../primitives/Tabs/TabsParts';
import { TextArea } from '../primitives/TextArea/TextArea';
import { TextField } from '../primitives/TextField/TextField';
import { Tooltip } from '../primitives/Tooltip/Tooltip';
import { playSession } from '../samples/account';
import { sampleBoard } from './sampleBoard';
import { AppShell } from '../shell/AppShell/AppShell';
import { NotificationsMenu } from '../shell/NotificationsMenu/NotificationsMenu';
import { ProductMenu } from '../shell/ProductMenu/ProductMenu';
import { Sidebar } from '../shell/Sidebar/Sidebar';
import type { SidebarGroup } from '../shell/Sidebar/sidebarGroups';
import { LevelSelect } from '../team/LevelSelect/LevelSelect';
import { BalanceSelector } from '../wallet/BalanceSelector/BalanceSelector';
import type { ComponentWith, Held } from './componentProps';
import { renderUi } from './renderUi';

const nothing = () => {};

/** Bet slip with one bet, whose functions do nothing. */
const slip: BetSlipControl = {
  bets: [{ bet: parseBet('color', 'green'), amount: 1_000_000n, state: 'ready' }],
  confirmed: undefined,
  canUndo: false,
  add: nothing,
  double: nothing,
  clear: nothing,
  undo: nothing,
  place: () => Promise.resolve(),
  setStake: () => {},
  remove: () => {},
};

interface Case {
  /** Initial value, which the test passes first. */
  first: unknown;
  /** Value that `act` selects. */
  next: unknown;
  render: (props: object) => ReactElement;
  /**
   * Name of the change handler.
   * @default 'onValueChange' for `value`
   */
  handler?: string;
  /** Changes the value as a user does. */
  act: () => Promise<void>;
  /** Returns the value that the component displays. */
  shown: () => unknown;
  /** Displayed text for `first` and `next`, if it differs from the values. */
  seen?: [first: unknown, next: unknown];
  /**
   * First argument of the change handler; empty if it has none.
   * @default [next]
   */
  reported?: readonly unknown[];
}

/**
 * Controllable props that only the caller can change, such as the current page of rows that the
 * caller fetches.
 */
type LeftToCaller = `${string}.page`;

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

const CASES: Record<Exclude<Held, LeftToCaller>, Case> = {
  'Accordion.value': {
    first: 'a',
    next: 'b',
    render: (props) => <Accordion items={ITEMS} {...props} />,
    act: () => press('div:nth-of-type(2) > h3 > button'),
    shown: () => get('button[aria-expanded="true"]').textContent,
  },
  'AccordionRoot.value': {
    first: 'a',
    next: 'b',
    render: (props) => (
      <AccordionRoot {...props}>
        {ITEMS.map(({ id }) => (
          <AccordionSection key={id} value={id}>
            <AccordionTrigger>{id}</AccordionTrigger>
            <AccordionContent>Text</AccordionContent>
          </AccordionSection>
        ))}
      </AccordionRoot>
    ),
    act: () => press('div:nth-of-type(2) > h3 > button'),
    shown: () => get('button[aria-expanded="true"]').textContent,
  },
  'AlertDialog.open': {
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
  'AmountField.amount': {
    ...input,
    first: 1_000_000n,
    next: 12_000_000n,
    seen: ['1', '12'],
    render: (props) => <AmountField label="Amount" {...props} />,
    act: () => typed('input', '{End}2'),
  },
  'AmountField.value': {
    ...input,
    first: '1',
    next: '12',
    render: (props) => <AmountField label="Amount" {...props} />,
    act: () => typed('input', '{End}2'),
  },
  'AppShell.menuOpen': {
    ...open('[role="dialog"]'),
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
  'BalanceSelector.currency': {
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
  'BetAmount.value': {
    ...input,
    first: 2_000_000n,
    next: 4_000_000n,
    seen: ['2', '4'],
    render: (props) => <BetAmount {...props} />,
    act: () => press('button:last-of-type'),
  },
  'BetFilters.value': {
    first: { ...ALL_BETS, outcome: 'won' },
    next: { ...ALL_BETS, outcome: 'lost' },
    seen: ['won', 'lost'],
    render: (props) => <BetFilters games={[]} {...props} />,
    act: () => press('input[value="lost"]'),
    shown: () => get('input:checked').value,
  },
  'BetSlip.oneTap': {
    ...check,
    render: (props) => <BetSlip slip={{ ...slip, bets: [] }} onOpen={() => {}} {...props} />,
    act: () => press('input[role="switch"]'),
    shown: () => get('input[role="switch"]').checked,
  },
  'BetSlip.stake': {
    ...input,
    first: 2_000_000n,
    next: 20_000_000n,
    seen: ['2', '20'],
    render: (props) => <BetSlip slip={slip} onOpen={() => {}} {...props} />,
    act: () => typed('input', '{End}0'),
  },
  'Checkbox.checked': {
    ...check,
    render: (props) => <Checkbox label="On" {...props} />,
    act: () => press('input'),
  },
  'ChoiceChips.value': {
    first: 'a',
    next: 'b',
    render: (props) => <ChoiceChips legend="Letter" choices={ITEMS} {...props} />,
    act: () => press('input[value="b"]'),
    shown: () => get('input:checked').value,
  },
  'Combobox.value': {
    ...input,
    first: 'a',
    next: 'b',
    seen: ['A', 'B'],
    render: (props) => <Combobox label="Letter" options={OPTIONS} {...props} />,
    act: () => typed('input', '{ArrowDown}{ArrowDown}{Enter}'),
  },
  'ComboboxRoot.value': {
    ...input,
    first: 'a',
    next: 'b',
    seen: ['A', 'B'],
    render: (props) => (
      <ComboboxRoot label="Letter" options={OPTIONS} {...props}>
        <ComboboxInput />
        <ComboboxContent />
      </ComboboxRoot>
    ),
    act: () => typed('input', '{ArrowDown}{ArrowDown}{Enter}'),
  },
  'CommandMenu.open': {
    ...open('[role="dialog"]'),
    render: (props) => (
      <CommandMenu
        groups={[{ label: 'Go to', commands: [{ id: 'a', label: 'A', onSelect: () => {} }] }]}
        {...props}
      />
    ),
  },
  'DatePicker.value': {
    ...input,
    first: '2024-03-05',
    next: null,
    seen: ['05/03/2024', ''],
    render: (props) => <DatePicker label="Day" {...props} />,
    act: async () => {
      await userEvent.clear(get('input'));
      await userEvent.tab();
    },
  },
  'DateRangePicker.value': {
    ...input,
    first: { from: '2024-03-05', to: '2024-03-09' },
    next: { from: null, to: '2024-03-09' },
    seen: ['05/03/2024', ''],
    render: (props) => <DateRangePicker label="Days" {...props} />,
    act: async () => {
      await userEvent.clear(get('input'));
      await userEvent.tab();
    },
  },
  'DataTable.sort': {
    first: { column: 'id', direction: 'ascending' },
    next: { column: 'id', direction: 'descending' },
    seen: ['ascending', 'descending'],
    render: (props) => <DataTable {...table} {...props} />,
    act: () => press('th button'),
    shown: () => get('th[aria-sort]').getAttribute('aria-sort'),
  },
  'DataTable.selected': {
    first: ['a'],
    next: ['a', 'b'],
    seen: [false, true],
    render: (props) => <DataTable {...table} {...props} />,
    act: () => press('tbody tr:nth-child(2) input'),
    shown: () => get('tbody tr:nth-child(2) input').checked,
  },
  'DataTable.hiddenColumns': {
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
  'DiceBoard.target': {
    first: 4000,
    next: 4100,
    seen: ['40', '41'],
    render: (props) => <DiceBoard {...props} />,
    act: () => typed('[role="slider"]', '{ArrowRight}'),
    shown: () => get('[role="slider"]').getAttribute('aria-valuenow'),
  },
  'Dialog.open': {
    ...open('[role="dialog"]'),
    render: (props) => <Dialog title="News" {...props} />,
  },
  'DialogRoot.open': {
    ...open('[role="dialog"]'),
    render: (props) => (
      <DialogRoot {...props}>
        <DialogContent>
          <DialogTitle>News</DialogTitle>
        </DialogContent>
      </DialogRoot>
    ),
  },
  'FairRoundDialog.open': {
    ...open('[role="dialog"]'),
    render: (props) => <FairRoundDialog round={undefined} {...props} />,
  },
  'FileField.value': {
    first: [file],
    next: [],
    seen: [true, false],
    render: (props) => <FileField label="File" {...props} />,
    act: () => press('li button'),
    shown: isThere('li'),
  },
  'HoverCard.open': {
    ...open('[data-side]'),
    render: (props) => (
      <HoverCard trigger={<a href="#asha">Asha</a>} {...props}>
        Text
      </HoverCard>
    ),
  },
  'HowToPlayDialog.open': {
    ...open('[role="dialog"]'),
    render: (props) => <HowToPlayDialog gameType={1} {...props} />,
  },
  'LevelSelect.value': {
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
  'LogoutDialog.open': {
    ...open('[role="alertdialog"]'),
    render: (props) => <LogoutDialog onConfirm={() => {}} {...props} />,
  },
  'Menu.open': {
    ...open('[role="menu"]'),
    render: (props) => (
      <Menu trigger={trigger} {...props}>
        <MenuItem>One</MenuItem>
      </Menu>
    ),
  },
  'MenuRoot.open': {
    ...open('[role="menu"]'),
    render: (props) => (
      <MenuRoot {...props}>
        <MenuTrigger>Open</MenuTrigger>
        <MenuContent>
          <MenuItem>One</MenuItem>
        </MenuContent>
      </MenuRoot>
    ),
  },
  'NotificationsMenu.open': {
    ...open('[role="dialog"]'),
    render: (props) => <NotificationsMenu {...props} />,
  },
  'NumberField.value': {
    ...input,
    first: 1,
    next: 2,
    seen: ['1', '2'],
    render: (props) => <NumberField label="Number" {...props} />,
    act: () => typed('input', '{ArrowUp}'),
  },
  'OtpDialog.open': {
    ...open('[role="dialog"]'),
    render: (props) => (
      <OtpDialog action="Withdraw" supportHref="/support" onSubmit={() => {}} {...props} />
    ),
  },
  'OtpField.value': {
    ...input,
    first: '12',
    next: '123',
    render: (props) => <OtpField label="Code" {...props} />,
    act: () => typed('input', '{End}3'),
  },
  'Pagination.current': {
    first: 1,
    next: 2,
    seen: ['1 / 3', '2 / 3'],
    handler: 'onPageChange',
    render: (props) => <Pagination pages={3} total={30} {...props} />,
    act: () => press('button:last-of-type'),
    shown: () => get('nav [aria-live]').textContent,
  },
  'PasswordField.value': {
    ...input,
    first: 'a',
    next: 'ab',
    render: (props) => <PasswordField label="Password" {...props} />,
    act: () => typed('input', '{End}b'),
  },
  'PhoneField.value': {
    ...input,
    first: { country: 'IN', number: '98' },
    next: { country: 'IN', number: '987' },
    seen: ['98', '987'],
    render: (props) => <PhoneField label="Phone" {...props} />,
    act: () => typed('input', '{End}7'),
  },
  'PlinkoGame.settings': {
    first: { rows: 8, risk: 'high' },
    next: { rows: 8, risk: 'low' },
    seen: ['high', 'low'],
    render: (props) => <PlinkoGame now={() => 0} {...props} />,
    act: () => userEvent.selectOptions(get('select'), 'low'),
    shown: () => get('select').value,
  },
  'Popover.open': {
    ...open('[role="dialog"]'),
    render: (props) => (
      <Popover label="Panel" trigger={trigger} {...props}>
        Text
      </Popover>
    ),
  },
  'PopoverRoot.open': {
    ...open('[role="dialog"]'),
    render: (props) => (
      <PopoverRoot {...props}>
        <PopoverTrigger>Open</PopoverTrigger>
        <PopoverContent label="News">Text</PopoverContent>
      </PopoverRoot>
    ),
  },
  'ProductMenu.open': {
    ...open('[role="menu"]'),
    render: (props) => <ProductMenu items={[]} {...props} />,
  },
  'RadioGroup.value': {
    first: 'a',
    next: 'b',
    render: (props) => <RadioGroup label="Letter" options={OPTIONS} {...props} />,
    act: () => press('input[value="b"]'),
    shown: () => get('input:checked').value,
  },
  'RealPlinkoGame.settings': {
    first: { rows: 8, risk: 'high' },
    next: { rows: 8, risk: 'low' },
    seen: ['high', 'low'],
    render: (props) => (
      <RealPlinkoGame
        balance={undefined}
        bets={{ page: undefined }}
        onBet={() => Promise.reject(new Error('No bet.'))}
        {...props}
      />
    ),
    act: () => userEvent.selectOptions(get('select'), 'low'),
    shown: () => get('select').value,
  },
  'RealityCheckDialog.open': {
    ...open('[role="dialog"]'),
    render: (props) => (
      <RealityCheckDialog
        session={playSession}
        historyHref="/my-bets"
        onGoOn={() => {}}
        onStop={() => {}}
        onClose={() => {}}
        {...props}
      />
    ),
  },
  'SearchField.value': {
    ...input,
    first: 'a',
    next: '',
    render: (props) => <SearchField label="Search" {...props} />,
    act: () => typed('input', '{Escape}'),
  },
  'SeedsDialog.open': {
    ...open('[role="dialog"]'),
    render: (props) => (
      <SeedsDialog
        pairs={undefined}
        onClientSeedChange={() => Promise.resolve()}
        onRotate={() => Promise.resolve()}
        newSeed={() => 'seed'}
        {...props}
      />
    ),
  },
  'SegmentedControl.value': {
    first: 'a',
    next: 'b',
    render: (props) => <SegmentedControl label="Letter" options={OPTIONS} {...props} />,
    act: () => press('input[value="b"]'),
    shown: () => get('input:checked').value,
  },
  'Select.value': {
    first: 'a',
    next: 'b',
    render: (props) => <Select label="Letter" options={OPTIONS} {...props} />,
    act: () => userEvent.selectOptions(get('select'), 'b'),
    shown: () => get('select').value,
  },
  'SelectRoot.value': {
    first: 'a',
    next: 'b',
    render: (props) => (
      <SelectRoot label="Letter" options={OPTIONS} {...props}>
        <SelectTrigger />
        <SelectContent />
      </SelectRoot>
    ),
    act: () => typed('[role="combobox"]', '{ArrowDown}b{Enter}'),
    shown: () => get('select').value,
  },
  'Sidebar.collapsed': {
    first: true,
    next: false,
    render: (props) => (
      <Sidebar signedIn currentPath="/" signInHref="/sign-in" groups={GROUPS} {...props} />
    ),
    act: () => press('nav > div > button'),
    shown: isThere('nav[data-collapsed]'),
  },
  'Slider.value': {
    first: 1,
    next: 2,
    seen: ['1', '2'],
    render: (props) => <Slider label="Number" min={0} max={9} {...props} />,
    act: () => typed('[role="slider"]', '{ArrowRight}'),
    shown: () => get('[role="slider"]').getAttribute('aria-valuenow'),
  },
  'SoundFields.sound': {
    first: { volume: 60, muted: false },
    next: { volume: 60, muted: true },
    seen: [true, false],
    render: (props) => <SoundFields {...props} />,
    act: () => press('input'),
    shown: () => get('input').checked,
  },
  'Switch.checked': {
    ...check,
    render: (props) => <Switch label="On" {...props} />,
    act: () => press('input'),
  },
  'Tabs.value': {
    first: 'a',
    next: 'b',
    render: (props) => <Tabs label="Letters" items={ITEMS} {...props} />,
    act: () => press('[role="tab"]:last-child'),
    shown: () => get('[aria-selected="true"]').textContent,
  },
  'TabsRoot.value': {
    first: 'a',
    next: 'b',
    render: (props) => (
      <TabsRoot {...props}>
        <TabsList aria-label="Letters">
          {ITEMS.map(({ id }) => (
            <TabsTrigger key={id} value={id}>
              {id}
            </TabsTrigger>
          ))}
        </TabsList>
      </TabsRoot>
    ),
    act: () => press('[role="tab"]:last-child'),
    shown: () => get('[aria-selected="true"]').textContent,
  },
  'TermsBox.accepted': {
    ...check,
    render: (props) => <TermsBox read clauses={[]} {...props} />,
    act: () => press('input'),
  },
  'TermsBox.read': {
    first: false,
    next: true,
    seen: ['unread', 'read'],
    handler: 'onRead',
    reported: [],
    render: (props) => <TermsBox {...props} />,
    act: () => typed('[role="group"]', '{End}'),
    shown: () => get('[data-state]').dataset['state'],
  },
  'TextArea.value': {
    first: 'a',
    next: 'ab',
    render: (props) => <TextArea label="Message" {...props} />,
    act: () => typed('textarea', '{End}b'),
    shown: () => get('textarea').value,
  },
  'TextField.value': {
    ...input,
    first: 'a',
    next: 'ab',
    render: (props) => <TextField label="Name" {...props} />,
    act: () => typed('input', '{End}b'),
  },
  'Tooltip.open': {
    ...open('[role="tooltip"]'),
    render: (props) => (
      <Tooltip content="Help" {...props}>
        <IconButton label="Question">
          <CircleHelp aria-hidden />
        </IconButton>
      </Tooltip>
    ),
  },
  'VerifyBetDialog.open': {
    ...open('[role="dialog"]'),
    render: (props) => (
      <VerifyBetDialog bet={undefined} verify={() => Promise.reject(new Error())} {...props} />
    ),
  },
  'VerifyDialog.open': {
    ...open('[role="dialog"]'),
    render: (props) => (
      <VerifyDialog
        round={undefined}
        error="Gone"
        verify={() => Promise.reject(new Error())}
        {...props}
      />
    ),
  },
  'WingoBoard.sound': {
    first: { volume: 60, muted: false },
    next: { volume: 60, muted: true },
    seen: [false, true],
    render: (props) => sampleBoard(props),
    act: async () => {
      get('section').focus();
      await userEvent.keyboard('m');
    },
    shown: isThere('.lucide-volume-x'),
  },
};

test('every component that can be open initially has the prop `open`', () => {
  type OpenOnlyInitially = Exclude<ComponentWith<'defaultOpen'>, ComponentWith<'open'>>;
  expectTypeOf<OpenOnlyInitially>().toEqualTypeOf<never>();
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Test cases for the controllable props of all components, by component and prop. The types require
 * a case for each prop.
 */
describe.each(Object.entries<Case>(CASES))('controllable props of %s', (name, each) => {
  const { first, next, render, act, shown, reported = [next] } = each;
  const [seenFirst, seenNext] = each.seen ?? [first, next];
  const prop = name.slice(name.indexOf('.') + 1);
  const changed = each.handler ?? `on${capital(prop)}Change`;

  test(`starts uncontrolled with default${capital(prop)}, and reports changes of ${prop}`, async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    renderUi(render({ [`default${capital(prop)}`]: first, [changed]: onChange }));
    await expect.poll(shown).toEqual(seenFirst);
    await act();
    await expect.poll(shown).toEqual(seenNext);
    expect(onChange.mock.lastCall?.slice(0, 1)).toEqual(reported);
  });

  test(`shows the controlled ${prop}, and reports changes without applying them`, async () => {
    const onChange = vi.fn<(value: unknown) => void>();
    const { rerender } = renderUi(render({ [prop]: first, [changed]: onChange }));
    await expect.poll(shown).toEqual(seenFirst);
    await act();
    await expect.poll(() => onChange.mock.lastCall?.slice(0, 1)).toEqual(reported);
    expect(shown()).toEqual(seenFirst);
    rerender(render({ [prop]: next, [changed]: onChange }));
    await expect.poll(shown).toEqual(seenNext);
  });
});
