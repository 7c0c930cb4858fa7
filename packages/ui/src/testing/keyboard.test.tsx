import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DataTable } from '../data/DataTable/DataTable';
import { LineChart } from '../data/LineChart/LineChart';
import { cellStates } from '../games/mines/MinesGrid/cellStates';
import { MinesGrid } from '../games/mines/MinesGrid/MinesGrid';
import { Tools } from '../games/wingo/WingoBoard/Tools';
import { Accordion } from '../primitives/Accordion/Accordion';
import { Button } from '../primitives/Button/Button';
import { Combobox } from '../primitives/Combobox/Combobox';
import { CommandMenu } from '../primitives/CommandMenu/CommandMenu';
import { DatePicker } from '../primitives/DatePicker/DatePicker';
import { DateRangePicker } from '../primitives/DateRangePicker/DateRangePicker';
import { Dialog } from '../primitives/Dialog/Dialog';
import { HoverCard } from '../primitives/HoverCard/HoverCard';
import { Menu } from '../primitives/Menu/Menu';
import { MenuItem } from '../primitives/Menu/MenuItem';
import { NumberField } from '../primitives/NumberField/NumberField';
import { Popover } from '../primitives/Popover/Popover';
import { RadioGroup } from '../primitives/RadioGroup/RadioGroup';
import { SegmentedControl } from '../primitives/SegmentedControl/SegmentedControl';
import { SelectContent, SelectRoot, SelectTrigger } from '../primitives/Select/SelectParts';
import { Slider } from '../primitives/Slider/Slider';
import { Switch } from '../primitives/Switch/Switch';
import { Tabs } from '../primitives/Tabs/Tabs';
import { TextField } from '../primitives/TextField/TextField';
import { Tooltip } from '../primitives/Tooltip/Tooltip';
import { TeamTree, type TreeMember } from '../team/TeamTree/TeamTree';
import { BalanceSelector } from '../wallet/BalanceSelector/BalanceSelector';
import { renderUi } from './renderUi';

/** Walkthrough of a WAI-ARIA Authoring Practices pattern: keys, with the state after each. */
interface Walk {
  example: ReactElement;
  /** Returns the state after the last key, as a screen reader would announce it. */
  state: () => string | null | undefined;
  /** State before the first key, if the example takes the focus when it opens. */
  opened?: string;
  ltr?: readonly (readonly [key: string, state: string | null])[];
  rtl?: readonly (readonly [key: string, state: string | null])[];
}

const focused = () => document.activeElement?.textContent;
/** Returns the accessible name of the focused element, which may differ from its text. */
const focusedName = () =>
  document.activeElement?.getAttribute('aria-label') ??
  (document.activeElement as HTMLInputElement | null)?.labels?.[0]?.textContent ??
  focused();
const marked = () =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')
    ?.textContent ?? null;
const SHIFT_TAB = '{Shift>}{Tab}{/Shift}';
const isOpen = (role: string) => (document.querySelector(`[role="${role}"]`) ? 'open' : 'closed');
const attributeOfFocused = (name: string) => () => document.activeElement?.getAttribute(name);
const names = ['One', 'Two', 'Three'];
const options = names.map((name) => ({ value: name, label: name }));
const items = names.map((name) => ({ id: name, label: name, title: name, content: name }));

const member = (name: string, children: TreeMember[] = []): TreeMember => ({
  id: name,
  code: name,
  name,
  active: true,
  joinedAt: 0,
  lockedAmount: 0n,
  teamSize: children.length,
  children,
});
const TREE = member('Asha', [member('Ben', [member('Carl')]), member('Dora')]);

/** Keys not covered by the components' own tests: mirrored arrows and rarely used keys. */
const WALKS: Record<string, Walk> = {
  Accordion: {
    example: <Accordion headingLevel={2} items={items} />,
    state: focused,
    // The accordion ignores the horizontal arrows.
    ltr: [
      ['ArrowRight', 'One'],
      ['ArrowDown', 'Two'],
      ['ArrowUp', 'One'],
    ],
    rtl: [
      ['ArrowLeft', 'One'],
      ['ArrowDown', 'Two'],
    ],
  },
  BalanceSelector: {
    example: (
      <BalanceSelector
        kind="wallet"
        balance={1n}
        href="/wallet"
        currencies={names.map((id) => ({ id, name: '', shortName: id, amount: 1n, scale: 0 }))}
      />
    ),
    state: () => marked() ?? focusedName(),
    ltr: [
      ['Enter', 'One1.0000'],
      ['ArrowDown', 'Two1.0000'],
      ['ArrowUp', 'One1.0000'],
      ['ArrowUp', 'Three1.0000'],
      ['Enter', 'Wallet1.0000'],
    ],
  },
  Combobox: {
    example: <Combobox label="Letter" options={options} />,
    state: () => marked() ?? `${document.querySelector('input')?.value}, ${isOpen('listbox')}`,
    ltr: [
      ['ArrowDown', 'One'],
      ['ArrowUp', 'Three'],
      ['ArrowDown', 'One'],
      ['ArrowDown', 'Two'],
      ['Escape', ', closed'],
      ['t', 'Two'],
      ['ArrowDown', 'Three'],
      ['Enter', 'Three, closed'],
    ],
    rtl: [['ArrowDown', 'One']],
  },
  CommandMenu: {
    example: (
      <CommandMenu
        defaultOpen
        groups={[
          { label: 'Go to', commands: names.map((id) => ({ id, label: id, onSelect: () => {} })) },
        ]}
      />
    ),
    state: () => marked() ?? isOpen('dialog'),
    opened: 'One',
    ltr: [
      // The first Tab moves the focus out of the initially focused field.
      ['Tab', 'One'],
      ['ArrowDown', 'Two'],
      ['End', 'Three'],
      ['ArrowDown', 'One'],
      ['ArrowUp', 'Three'],
      ['Home', 'One'],
      ['h', 'Three'],
      ['Escape', 'One'],
      ['Enter', 'closed'],
    ],
  },
  'DataTable, its headers': {
    example: (
      <DataTable
        caption="Rows"
        rowKey={({ id }) => id}
        page={{ rows: names.map((id) => ({ id })), current: 1, pages: 1, total: 3 }}
        columns={['Name', 'Rank'].map((header) => ({
          id: header,
          header,
          cell: ({ id }: { id: string }) => id,
          compare: (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id),
        }))}
      />
    ),
    state: () =>
      `${focused()}, ${document.activeElement?.closest('th')?.getAttribute('aria-sort') ?? 'not sorted'}`,
    ltr: [
      ['Enter', 'Name, ascending'],
      [' ', 'Name, descending'],
      ['Tab', 'Rank, not sorted'],
      ['Enter', 'Rank, ascending'],
      [SHIFT_TAB, 'Name, not sorted'],
    ],
  },
  Dialog: {
    example: (
      <Dialog defaultOpen title="Payment" footer={<Button>Send</Button>}>
        <TextField label="Member" />
      </Dialog>
    ),
    state: focusedName,
    opened: 'Member',
    // The first Tab moves the focus out of the initially focused field.
    ltr: [
      ['Tab', 'Close'],
      ['Tab', 'Member'],
      [SHIFT_TAB, 'Close'],
      [SHIFT_TAB, 'Send'],
      [SHIFT_TAB, 'Member'],
    ],
  },
  DatePicker: {
    example: <DatePicker label="Date" defaultValue="2026-11-30" />,
    state: focusedName,
    ltr: [
      ['Tab', 'Open calendar'],
      ['Enter', 'Monday, 30 November 2026'],
      ['ArrowRight', 'Tuesday, 1 December 2026'],
      ['ArrowUp', 'Tuesday, 24 November 2026'],
      ['Tab', 'Previous month'],
      ['Tab', 'Next month'],
      ['Enter', 'Next month'],
      ['Tab', 'Thursday, 24 December 2026'],
      [SHIFT_TAB, 'Next month'],
      ['Escape', 'Open calendar'],
    ],
    rtl: [
      ['Tab', 'Open calendar'],
      [' ', 'Monday, 30 November 2026'],
      ['ArrowLeft', 'Tuesday, 1 December 2026'],
      ['Home', 'Monday, 30 November 2026'],
      ['End', 'Sunday, 6 December 2026'],
    ],
  },
  DateRangePicker: {
    example: (
      <DateRangePicker label="Days" defaultValue={{ from: '2026-11-02', to: '2026-11-05' }} />
    ),
    state: () => focusedName(),
    ltr: [
      ['Tab', 'Open calendar'],
      ['Enter', 'Monday, 2 November 2026'],
      ['ArrowDown', 'Monday, 9 November 2026'],
      ['Enter', 'Monday, 9 November 2026'],
      ['ArrowRight', 'Tuesday, 10 November 2026'],
      ['Escape', 'Open calendar'],
      ['Tab', 'To'],
      ['Tab', 'Open calendar'],
      [SHIFT_TAB, 'To'],
    ],
    rtl: [
      ['Tab', 'Open calendar'],
      ['Enter', 'Monday, 2 November 2026'],
      ['ArrowLeft', 'Tuesday, 3 November 2026'],
    ],
  },
  HoverCard: {
    example: (
      <>
        <HoverCard openDelay={0} closeDelay={0} trigger={<a href="#asha">Asha</a>}>
          Member <a href="#more">More</a>
        </HoverCard>
        <Button>After</Button>
      </>
    ),
    state: () => `${focused()}, ${document.querySelector('[data-side]') ? 'open' : 'closed'}`,
    ltr: [
      ['Shift', 'Asha, open'],
      ['Escape', 'Asha, closed'],
      ['Tab', 'After, closed'],
      [SHIFT_TAB, 'Asha, open'],
      ['Tab', 'After, closed'],
    ],
  },
  LineChart: {
    example: (
      <LineChart
        label="Deposits"
        pointLabel="Day"
        points={names}
        series={[{ name: 'In', values: [1, 2, 3] }]}
      />
    ),
    state: attributeOfFocused('aria-valuenow'),
    ltr: [
      ['Tab', '1'],
      ['ArrowRight', '2'],
      ['ArrowUp', '3'],
      ['ArrowRight', '3'],
      ['ArrowDown', '2'],
      ['Home', '1'],
      ['End', '3'],
    ],
    rtl: [
      ['Tab', '1'],
      ['ArrowLeft', '2'],
      ['ArrowRight', '1'],
    ],
  },
  'Menu, left by Tab': {
    example: (
      <>
        <Button>Before</Button>
        <Menu trigger={<Button>Open</Button>}>
          <MenuItem href="#one">One</MenuItem>
        </Menu>
        <Button>After</Button>
      </>
    ),
    state: () => `${focused()}, ${document.querySelector('[role="menu"]') ? 'open' : 'closed'}`,
    ltr: [
      ['Tab', 'Open, closed'],
      ['Enter', 'One, open'],
      ['Tab', 'After, closed'],
      [SHIFT_TAB, 'Open, closed'],
      ['ArrowDown', 'One, open'],
      [SHIFT_TAB, 'Before, closed'],
    ],
  },
  'Tooltip in a Dialog': {
    example: (
      <Dialog defaultOpen title="Payment">
        <Tooltip content="The fee of the network">
          <Button>Fee</Button>
        </Tooltip>
      </Dialog>
    ),
    state: () =>
      [
        focusedName(),
        ...['tooltip', 'dialog'].filter((role) => document.querySelector(`[role="${role}"]`)),
      ].join(', '),
    // The last key of the previous walk moved the focus, so the focused trigger shows its tooltip.
    opened: 'Fee, tooltip, dialog',
    ltr: [
      ['Tab', 'Fee, tooltip, dialog'],
      ['Escape', 'Fee, dialog'],
      ['Tab', 'Close, dialog'],
      [SHIFT_TAB, 'Fee, tooltip, dialog'],
      ['Tab', 'Close, dialog'],
    ],
  },
  Menu: {
    example: (
      <Menu trigger={<Button>Open</Button>}>
        {names.map((name) => (
          <MenuItem key={name} href={`#${name}`}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    ),
    state: focused,
    ltr: [
      ['ArrowDown', 'One'],
      ['End', 'Three'],
      ['ArrowDown', 'One'],
      ['ArrowUp', 'Three'],
      ['Home', 'One'],
      ['t', 'Two'],
      ['Escape', 'Open'],
      [' ', 'One'],
    ],
    rtl: [
      ['Enter', 'One'],
      ['ArrowLeft', 'One'],
      ['ArrowDown', 'Two'],
    ],
  },
  MinesGrid: {
    example: <MinesGrid cells={cellStates(undefined, [], false)} onPress={() => {}} />,
    state: () => focusedName()?.split(':')[0],
    ltr: [
      ['ArrowRight', 'Row 1, column 2'],
      ['ArrowDown', 'Row 2, column 2'],
      ['End', 'Row 2, column 5'],
      ['Home', 'Row 2, column 1'],
    ],
    rtl: [['ArrowLeft', 'Row 1, column 2']],
  },
  NumberField: {
    example: <NumberField label="Days" min={0} max={30} defaultValue={5} />,
    state: attributeOfFocused('aria-valuenow'),
    ltr: [
      ['ArrowUp', '6'],
      ['ArrowDown', '5'],
      ['PageUp', '15'],
      ['PageDown', '5'],
      ['End', '30'],
      ['Home', '0'],
    ],
  },
  Popover: {
    example: (
      <>
        <Popover label="Panel" trigger={<Button>Open</Button>}>
          <Button>First</Button>
          <Button>Last</Button>
        </Popover>
        <Button>After</Button>
      </>
    ),
    state: () => `${focused()}, ${isOpen('dialog')}`,
    ltr: [
      ['Enter', 'First, open'],
      ['Tab', 'Last, open'],
      ['Tab', 'First, open'],
      [SHIFT_TAB, 'Last, open'],
      ['Escape', 'Open, closed'],
      [' ', 'First, open'],
      ['Escape', 'Open, closed'],
      ['Tab', 'After, closed'],
    ],
  },
  RadioGroup: {
    example: <RadioGroup label="Letter" options={options} defaultValue="One" />,
    state: () => document.querySelector('label:has(:checked)')?.textContent,
    ltr: [
      ['ArrowDown', 'Two'],
      ['ArrowUp', 'One'],
      ['ArrowLeft', 'Three'],
      ['ArrowRight', 'One'],
    ],
    rtl: [['ArrowLeft', 'Two']],
  },
  SegmentedControl: {
    example: <SegmentedControl label="View" options={options} defaultValue="One" />,
    state: () => document.querySelector('label:has(:checked)')?.textContent,
    ltr: [
      ['ArrowLeft', 'Three'],
      ['ArrowDown', 'One'],
      [' ', 'One'],
    ],
    rtl: [
      ['ArrowLeft', 'Two'],
      ['ArrowRight', 'One'],
      ['ArrowDown', 'Two'],
      ['ArrowUp', 'One'],
    ],
  },
  Select: {
    example: (
      <SelectRoot label="Letter" options={options}>
        <SelectTrigger />
        <SelectContent />
      </SelectRoot>
    ),
    state: () => marked() ?? `${focused()}, ${isOpen('listbox')}`,
    ltr: [
      ['ArrowDown', 'One'],
      ['ArrowUp', 'One'],
      ['End', 'Three'],
      ['Home', 'One'],
      ['ArrowDown', 'Two'],
      ['Enter', 'Two, closed'],
    ],
    rtl: [['ArrowDown', 'One']],
  },
  Slider: {
    example: <Slider label="Volume" defaultValue={40} />,
    state: attributeOfFocused('aria-valuenow'),
    rtl: [
      ['ArrowLeft', '41'],
      ['ArrowRight', '40'],
      ['ArrowUp', '41'],
      ['ArrowDown', '40'],
      ['PageUp', '50'],
      ['PageDown', '40'],
      ['Home', '0'],
      ['End', '100'],
    ],
  },
  Switch: {
    example: <Switch label="Sound" />,
    state: () => String(document.querySelector<HTMLInputElement>('[role="switch"]')?.checked),
    ltr: [
      [' ', 'true'],
      [' ', 'false'],
    ],
  },
  Tabs: {
    example: <Tabs label="History" items={items} />,
    state: focused,
    ltr: [
      ['ArrowDown', 'One'],
      ['ArrowRight', 'Two'],
    ],
    rtl: [
      ['ArrowLeft', 'Two'],
      ['ArrowRight', 'One'],
      ['ArrowRight', 'Three'],
      ['Home', 'One'],
      ['End', 'Three'],
    ],
  },
  TeamTree: {
    example: <TeamTree tree={TREE} onDrill={() => {}} />,
    state: () => document.activeElement?.getAttribute('aria-label')?.split(',')[0],
    ltr: [
      ['ArrowDown', 'Ben'],
      ['ArrowRight', 'Carl'],
      ['ArrowLeft', 'Ben'],
      ['ArrowLeft', 'Ben'],
      ['ArrowDown', 'Dora'],
      ['Home', 'Asha'],
      ['End', 'Dora'],
      ['b', 'Ben'],
    ],
    rtl: [
      ['ArrowLeft', 'Ben'],
      // The first right arrow collapses Ben's team.
      ['ArrowRight', 'Ben'],
      ['ArrowRight', 'Asha'],
    ],
  },
  'WingoBoard, its tools': {
    example: (
      <Tools label="Tools">
        {names.map((name) => (
          <Button key={name}>{name}</Button>
        ))}
      </Tools>
    ),
    state: focused,
    ltr: [
      ['ArrowRight', 'Two'],
      ['ArrowLeft', 'One'],
      ['ArrowLeft', 'Three'],
    ],
    rtl: [['ArrowLeft', 'Two']],
  },
};

const rows = Object.entries(WALKS).flatMap(([name, { ltr, rtl, ...walk }]) => [
  ...(ltr ? [{ ...walk, name, direction: 'ltr', steps: ltr }] : []),
  ...(rtl ? [{ ...walk, name, direction: 'rtl', steps: rtl }] : []),
]);

/** ARIA roles whose components must handle keys. */
const COMPOSITE =
  'combobox|grid|listbox|menu|menubar|radiogroup|slider|spinbutton|tablist|toolbar|tree|treegrid';
/** Roles that were on the page during the tests, such as `Tabs: tablist`. */
const walked = new Set<string>();
const noteRoles = (walk: string) => {
  for (const element of document.querySelectorAll('[role]')) {
    const [component] = walk.split(',');
    walked.add(`${component}: ${element.getAttribute('role')}`);
  }
};

test.each(rows)('handles the keys of $name, $direction', async (walk) => {
  const { name, direction, example, state, opened, steps } = walk;
  document.dir = direction;
  renderUi(example);
  if (opened !== undefined) await expect.poll(state).toBe(opened);
  await userEvent.keyboard('{Tab}');
  for (const [key, after] of steps) {
    await userEvent.keyboard(/^.$|^{/.test(key) ? key : `{${key}}`);
    await expect.poll(state, { message: `after ${key}` }).toBe(after);
    noteRoles(name);
  }
});

/** Roles that Radix components render. */
const OF_RADIX: Readonly<Record<string, string>> = {
  'dropdown-menu': 'menu',
  slider: 'slider',
  tabs: 'tablist',
};
/** Component that renders the roles from a shared-code folder. */
const SHOWN_BY: Readonly<Record<string, string>> = {
  charts: 'LineChart',
  RadioFrame: 'RadioGroup',
};

const sources = import.meta.glob<string>(
  ['../**/*.tsx', '../../screens/*.tsx', '!**/*.test.tsx', '!**/*.stories.tsx'],
  { query: '?raw', import: 'default', eager: true },
);
const rolesIn = (code: string): string[] => [
  ...[...code.matchAll(new RegExp(`\\brole(?:=|: )['"](${COMPOSITE})['"]`, 'g'))].map(
    ([, role = '']) => role,
  ),
  ...[...code.matchAll(/'@radix-ui\/react-([\w-]+)'/g)].flatMap(
    ([, name = '']) => OF_RADIX[name] ?? [],
  ),
];

test('every component that renders a composite widget has a test', () => {
  const made = Object.entries(sources).flatMap(([path, code]) => {
    const folder = path.split('/').at(-2) ?? '';
    return rolesIn(code).map((role) => `${SHOWN_BY[folder] ?? folder}: ${role}`);
  });
  expect(made.length).toBeGreaterThan(0);
  expect(made.filter((each) => !walked.has(each))).toEqual([]);
});

const snapshots = import.meta.glob<string>(['../**/*.aria.yml', '../../screens/*.aria.yml'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

test('every composite role in the accessibility trees of the stories has a test', () => {
  const roles = new Set([...walked].map((each) => each.split(': ')[1]));
  const shown = Object.values(snapshots).flatMap((tree) =>
    [...tree.matchAll(new RegExp(`^ *- '?(${COMPOSITE})\\b`, 'gm'))].map(([, role]) => role),
  );
  expect(new Set(shown).size).toBeGreaterThan(5);
  expect(shown.filter((role) => !roles.has(role))).toEqual([]);
});
