import { CircleHelp } from 'lucide-react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { DataTable } from '../data/DataTable/DataTable';
import { HistoryTable } from '../data/HistoryTable/HistoryTable';
import { Pagination } from '../data/Pagination/Pagination';
import { Accordion } from '../primitives/Accordion/Accordion';
import { AmountField } from '../primitives/AmountField/AmountField';
import { Checkbox } from '../primitives/Checkbox/Checkbox';
import { Combobox } from '../primitives/Combobox/Combobox';
import { DateRangePicker } from '../primitives/DateRangePicker/DateRangePicker';
import { Dialog } from '../primitives/Dialog/Dialog';
import { FileField } from '../primitives/FileField/FileField';
import { OtpField } from '../primitives/OtpField/OtpField';
import { RadioGroup } from '../primitives/RadioGroup/RadioGroup';
import { SegmentedControl } from '../primitives/SegmentedControl/SegmentedControl';
import { Select } from '../primitives/Select/Select';
import { Switch } from '../primitives/Switch/Switch';
import { Tabs } from '../primitives/Tabs/Tabs';
import { TextArea } from '../primitives/TextArea/TextArea';
import { TextField } from '../primitives/TextField/TextField';
import { Toast } from '../primitives/Toast/Toast';
import { Sidebar } from '../shell/Sidebar/Sidebar';
import type { SidebarGroup } from '../shell/Sidebar/sidebarGroups';
import { renderUi } from './renderUi';

interface Case {
  /** Parts of which there is one. */
  parts?: readonly string[];
  /** Parts of which there are many, which take a function. */
  many?: readonly string[];
  render: (props: { slotProps: object }) => ReactElement;
}

const FIELD = ['field', 'label', 'frame', 'hint', 'error'];
const CONTROL = ['field', 'label', 'hint', 'error'];
const GROUP = ['label', 'options', 'hint', 'error'];
const texts = { label: 'Label', hint: 'Hint', error: 'Error' };
const OPTIONS = [{ value: 'a', label: 'A' }];
const ITEMS = ['a', 'b'].map((id) => ({ id, label: id, title: id, content: id }));
const GROUPS: SidebarGroup[] = [
  { id: 'help', title: 'Help', icon: <CircleHelp />, auth: false, href: '/help' },
  {
    id: 'more',
    title: 'More',
    icon: <CircleHelp />,
    auth: false,
    items: [{ title: 'Page', href: '/page' }],
  },
];
const TABLE_PARTS = ['table', 'head', 'headerRow', 'body'];
const TABLE_MANY = ['header', 'row', 'cell'];
const table = {
  caption: 'Rows',
  rowKey: ({ id }: { id: string }) => id,
  page: { rows: [{ id: 'a' }, { id: 'b' }], current: 1, pages: 1, total: 2 },
  columns: [{ id: 'id', header: 'Id', cell: ({ id }: { id: string }) => id }],
};
const sidebar = { signedIn: true, groups: GROUPS, currentPath: '/page', signInHref: '/in' };

const CASES: Record<string, Case> = {
  Accordion: {
    many: ['item', 'trigger', 'content'],
    render: (props) => <Accordion defaultValue="a" items={ITEMS} {...props} />,
  },
  AmountField: { parts: FIELD, render: (props) => <AmountField {...texts} {...props} /> },
  Checkbox: { parts: CONTROL, render: (props) => <Checkbox {...texts} {...props} /> },
  Combobox: {
    parts: FIELD,
    render: (props) => <Combobox options={OPTIONS} {...texts} {...props} />,
  },
  DataTable: {
    parts: TABLE_PARTS,
    many: TABLE_MANY,
    render: (props) => <DataTable defaultSelected={['a']} {...table} {...props} />,
  },
  DateRangePicker: {
    parts: ['label', 'dates', 'from', 'to', 'hint', 'error'],
    render: (props) => <DateRangePicker {...texts} {...props} />,
  },
  Dialog: {
    parts: ['overlay', 'header', 'footer', 'close'],
    render: (props) => <Dialog open title="Title" footer="Footer" {...props} />,
  },
  FileField: { parts: FIELD, render: (props) => <FileField {...texts} {...props} /> },
  HistoryTable: {
    parts: TABLE_PARTS,
    many: TABLE_MANY,
    render: (props) => <HistoryTable {...table} {...props} />,
  },
  OtpField: { parts: FIELD, render: (props) => <OtpField {...texts} {...props} /> },
  Pagination: {
    parts: ['previous', 'next', 'position'],
    render: (props) => (
      <Pagination current={1} pages={2} total={20} onPageChange={() => {}} {...props} />
    ),
  },
  RadioGroup: {
    parts: GROUP,
    many: ['option', 'input'],
    render: (props) => <RadioGroup options={OPTIONS} {...texts} {...props} />,
  },
  SegmentedControl: {
    parts: GROUP,
    many: ['option', 'input'],
    render: (props) => <SegmentedControl options={OPTIONS} {...texts} {...props} />,
  },
  Select: { parts: FIELD, render: (props) => <Select options={OPTIONS} {...texts} {...props} /> },
  Sidebar: {
    many: ['link', 'trigger'],
    render: (props) => <Sidebar {...sidebar} {...props} />,
  },
  'Sidebar, collapsed': {
    many: ['link', 'trigger'],
    render: (props) => <Sidebar collapsed {...sidebar} {...props} />,
  },
  Switch: { parts: CONTROL, render: (props) => <Switch {...texts} {...props} /> },
  Tabs: {
    parts: ['list'],
    many: ['tab', 'panel'],
    render: (props) => <Tabs label="Tabs" items={ITEMS} {...props} />,
  },
  TextArea: { parts: FIELD, render: (props) => <TextArea {...texts} {...props} /> },
  TextField: { parts: FIELD, render: (props) => <TextField {...texts} {...props} /> },
  Toast: {
    parts: ['root', 'close'],
    render: (props) => (
      <Toast
        open
        type="info"
        title="Title"
        message="Message"
        lifetime={Infinity}
        onClose={() => {}}
        onGone={() => {}}
        closeLabel="Close"
        {...props}
      />
    ),
  },
};

test.each(Object.entries(CASES))(
  '%s: every part takes props, and keeps the classes that it has without them',
  async (_, { parts = [], many = [], render }) => {
    const names = [...parts, ...many];
    const mark = (name: string, className: string) => ({ 'data-part': name, className });
    const slots = (className: string) => ({
      ...Object.fromEntries(parts.map((name) => [name, mark(name, className)])),
      ...Object.fromEntries(many.map((name) => [name, () => mark(name, className)])),
    });
    const partsOf = (name: string) => [...document.querySelectorAll(`[data-part="${name}"]`)];
    const classes = (name: string) => partsOf(name).map((element) => [...element.classList]);

    const { rerender } = renderUi(render({ slotProps: slots('') }));
    await expect.poll(() => names.filter((name) => partsOf(name).length === 0)).toEqual([]);
    const before = names.map(classes);
    rerender(render({ slotProps: slots('guest') }));
    expect(names.map(classes)).toEqual(
      before.map((elements) => elements.map((own) => [...own, 'guest'])),
    );
  },
);
