import { CircleHelp } from 'lucide-react';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { EmailNotice } from '../account/EmailNotice/EmailNotice';
import { LogoutDialog } from '../account/LogoutDialog/LogoutDialog';
import { RecoveryCodes } from '../account/RecoveryCodes/RecoveryCodes';
import { SecurityLog } from '../account/SecurityLog/SecurityLog';
import { BarChart } from '../data/BarChart/BarChart';
import { DataTable } from '../data/DataTable/DataTable';
import { EmptyState } from '../data/EmptyState/EmptyState';
import { ErrorState } from '../data/ErrorState/ErrorState';
import { HistoryTable } from '../data/HistoryTable/HistoryTable';
import { LineChart } from '../data/LineChart/LineChart';
import { Pagination } from '../data/Pagination/Pagination';
import { DemoHistoryTable } from '../games/demo/DemoHistoryTable/DemoHistoryTable';
import { SettledBetsTable } from '../games/SettledBetsTable/SettledBetsTable';
import { GameHistoryTable } from '../games/wingo/GameHistoryTable/GameHistoryTable';
import { MyBetsTable } from '../games/wingo/MyBetsTable/MyBetsTable';
import { WingoChart } from '../games/wingo/WingoChart/WingoChart';
import { Hero } from '../landing/Hero/Hero';
import { PageHeader } from '../layout/PageHeader/PageHeader';
import { Accordion } from '../primitives/Accordion/Accordion';
import { AlertDialog } from '../primitives/AlertDialog/AlertDialog';
import { AmountField } from '../primitives/AmountField/AmountField';
import { Checkbox } from '../primitives/Checkbox/Checkbox';
import { Combobox } from '../primitives/Combobox/Combobox';
import { CommandMenu } from '../primitives/CommandMenu/CommandMenu';
import { DatePicker } from '../primitives/DatePicker/DatePicker';
import { DateRangePicker } from '../primitives/DateRangePicker/DateRangePicker';
import { Dialog } from '../primitives/Dialog/Dialog';
import { FileField } from '../primitives/FileField/FileField';
import { Notice } from '../primitives/Notice/Notice';
import { NumberField } from '../primitives/NumberField/NumberField';
import { OtpField } from '../primitives/OtpField/OtpField';
import { PasswordField } from '../primitives/PasswordField/PasswordField';
import { PhoneField } from '../primitives/PhoneField/PhoneField';
import { RadioGroup } from '../primitives/RadioGroup/RadioGroup';
import { SearchField } from '../primitives/SearchField/SearchField';
import { SegmentedControl } from '../primitives/SegmentedControl/SegmentedControl';
import { Select } from '../primitives/Select/Select';
import { Slider } from '../primitives/Slider/Slider';
import { Switch } from '../primitives/Switch/Switch';
import { Tabs } from '../primitives/Tabs/Tabs';
import { TextArea } from '../primitives/TextArea/TextArea';
import { TextField } from '../primitives/TextField/TextField';
import { Toast } from '../primitives/Toast/Toast';
import { demoRounds } from '../games/demo/fixtures';
import { useToasts } from '../primitives/Toast/useToasts';
import { ToastProvider } from '../primitives/Toast/ToastProvider';
import { AppHeader } from '../shell/AppHeader/AppHeader';
import { BottomBar } from '../shell/BottomBar/BottomBar';
import { Breadcrumbs } from '../shell/Breadcrumbs/Breadcrumbs';
import { Footer } from '../shell/Footer/Footer';
import { PublicHeader } from '../shell/PublicHeader/PublicHeader';
import { Sidebar } from '../shell/Sidebar/Sidebar';
import type { SidebarGroup } from '../shell/Sidebar/sidebarGroups';
import { TicketTable } from '../support/TicketTable/TicketTable';
import { LevelSelect } from '../team/LevelSelect/LevelSelect';
import { MemberDialog } from '../team/MemberDialog/MemberDialog';
import { BonusCard } from '../wallet/BonusCard/BonusCard';
import { WalletPanel } from '../wallet/WalletPanel/WalletPanel';
import type { ComponentWith } from './componentProps';
import { renderUi } from './renderUi';
import { FORMS } from './slotCases/forms';
import { GAMES } from './slotCases/games';
import { DIALOG, nothing, type SlotCase } from './slotCases/slotCase';

const FIELD = ['field', 'label', 'frame', 'hint', 'error'];
const CONTROL = ['field', 'label', 'hint', 'error'];
const GROUP = ['label', 'options', 'hint', 'error'];
const texts = { label: 'Label', hint: 'Hint', error: 'Error' };
const FACTORS = [{ text: '2x', factor: { numerator: 2n, denominator: 1n } }];
const FILES = [new File(['text'], 'a.txt')];
const MEMBER = {
  id: '7',
  code: 'RAVI07',
  name: 'Ravi',
  active: true,
  joinedAt: 0,
  investment: 1n,
  teamSize: 1,
};
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
const CHART = ['title', 'toggle', 'legend', 'plot'];
const chart = {
  label: 'Deposits',
  pointLabel: 'Day',
  points: ['Monday', 'Tuesday'],
  series: ['In', 'Out'].map((name) => ({ name, values: [1, 2] })),
};
/** A table of the platform whose rows are on their way: it hands its parts on. */
const waiting = { parts: TABLE_PARTS, many: ['header'] };
const press = async (selector: string) => {
  const element = document.querySelector(selector);
  if (element) await userEvent.click(element);
};

/** A toast that appears by itself. */
function Told() {
  const toasts = useToasts();
  useEffect(() => void toasts.info('Message'), [toasts]);
  return null;
}
const table = {
  caption: 'Rows',
  rowKey: ({ id }: { id: string }) => id,
  page: { rows: [{ id: 'a' }, { id: 'b' }], current: 1, pages: 1, total: 2 },
  columns: [{ id: 'id', header: 'Id', cell: ({ id }: { id: string }) => id }],
};
const wallet = {
  wallet: 1n,
  locker: 1n,
  depositHref: '/deposit',
  lockHref: '/lock',
  withdrawHref: '/withdraw',
  securityHref: '/security',
};
const sidebar = { signedIn: true, groups: GROUPS, currentPath: '/page', signInHref: '/in' };

/** Every component that takes `slotProps`: the types demand them. */
const CASES: Record<ComponentWith<'slotProps'> | `${string}, ${string}`, SlotCase> = {
  ...FORMS,
  ...GAMES,
  Accordion: {
    many: ['item', 'trigger', 'content'],
    render: (props) => <Accordion defaultValue="a" items={ITEMS} {...props} />,
  },
  AlertDialog: {
    parts: [...DIALOG, 'footer', 'cancel', 'confirm'],
    render: (props) => (
      <AlertDialog
        open
        title="Title"
        description="Text"
        confirmLabel="Do it"
        onConfirm={nothing}
        {...props}
      />
    ),
  },
  AmountField: {
    parts: [...FIELD, 'max'],
    many: ['factor'],
    render: (props) => <AmountField max={1n} factors={FACTORS} {...texts} {...props} />,
  },
  AppHeader: {
    parts: ['logo', 'balances', 'tools', 'referral'],
    render: (props) => (
      <AppHeader
        homeHref="/"
        locker={null}
        wallet={null}
        menu={null}
        onReferral={nothing}
        {...props}
      />
    ),
  },
  BarChart: { parts: CHART, render: (props) => <BarChart {...chart} {...props} /> },
  BonusCard: {
    parts: ['icon', 'label', 'link', 'amount'],
    render: (props) => <BonusCard kind="direct" amount={1n} href="/bonus" {...props} />,
  },
  BottomBar: {
    parts: ['browse'],
    many: ['link'],
    render: (props) => (
      <BottomBar
        signedIn
        items={[{ title: 'Wallet', href: '/wallet', icon: null }]}
        signInHref="/in"
        currentPath="/"
        menuOpen={false}
        onBrowse={nothing}
        {...props}
      />
    ),
  },
  Breadcrumbs: {
    parts: ['more', 'menu'],
    many: ['link'],
    act: () => press('button'),
    render: (props) => (
      <Breadcrumbs
        maxItems={3}
        items={['a', 'b', 'c', 'd'].map((title) => ({ title, href: `/${title}` }))}
        {...props}
      />
    ),
  },
  Checkbox: { parts: CONTROL, render: (props) => <Checkbox {...texts} {...props} /> },
  Combobox: {
    parts: [...FIELD, 'list'],
    many: ['option'],
    act: () => press('input'),
    render: (props) => <Combobox options={OPTIONS} {...texts} {...props} />,
  },
  CommandMenu: {
    parts: ['overlay', 'search', 'close', 'list'],
    many: ['option'],
    render: (props) => (
      <CommandMenu
        open
        groups={[{ label: 'Go to', commands: [{ id: 'a', label: 'A', onSelect: nothing }] }]}
        {...props}
      />
    ),
  },
  DataTable: {
    parts: TABLE_PARTS,
    many: TABLE_MANY,
    render: (props) => <DataTable defaultSelected={['a']} {...table} {...props} />,
  },
  DatePicker: {
    parts: [...FIELD, 'toggle'],
    render: (props) => <DatePicker {...texts} {...props} />,
  },
  DateRangePicker: {
    parts: ['label', 'dates', 'from', 'to', 'hint', 'error'],
    render: (props) => <DateRangePicker {...texts} {...props} />,
  },
  DemoHistoryTable: {
    parts: TABLE_PARTS,
    many: TABLE_MANY,
    render: (props) => <DemoHistoryTable rounds={demoRounds(2)} {...props} />,
  },
  Dialog: {
    parts: [...DIALOG, 'footer'],
    render: (props) => <Dialog open title="Title" footer="Footer" {...props} />,
  },
  EmailNotice: {
    parts: ['icon', 'content'],
    render: (props) => <EmailNotice email="asha@example.com" onSendAgain={nothing} {...props} />,
  },
  EmptyState: { parts: ['icon', 'title'], render: (props) => <EmptyState {...props} /> },
  ErrorState: {
    parts: ['text', 'retry'],
    render: (props) => <ErrorState onRetry={nothing} {...props} />,
  },
  FileField: {
    parts: [...FIELD, 'list'],
    many: ['remove'],
    render: (props) => <FileField defaultValue={FILES} {...texts} {...props} />,
  },
  GameHistoryTable: {
    ...waiting,
    render: (props) => <GameHistoryTable page={undefined} {...props} />,
  },
  Footer: {
    parts: ['logo', 'help'],
    many: ['link'],
    render: (props) => (
      <Footer
        homeHref="/"
        statement="Play within your limits."
        helpHref="/help"
        helpText="Help"
        links={[{ href: '/terms', text: 'Terms' }]}
        {...props}
      />
    ),
  },
  Hero: {
    parts: ['title', 'play', 'register', 'guides'],
    render: (props) => (
      <Hero
        eyebrow="Games"
        welcome={({ brand }) => `Welcome to ${brand}`}
        claims={[]}
        playHref="/play"
        registerHref="/register"
        guidesHref="/guides"
        {...props}
      />
    ),
  },
  HistoryTable: {
    parts: TABLE_PARTS,
    many: TABLE_MANY,
    render: (props) => <HistoryTable {...table} {...props} />,
  },
  LevelSelect: {
    parts: FIELD,
    render: (props) => (
      <LevelSelect levels={[{ level: 1, name: 'Level 1', total: 3 }]} {...texts} {...props} />
    ),
  },
  LineChart: { parts: CHART, render: (props) => <LineChart {...chart} {...props} /> },
  LogoutDialog: {
    parts: [...DIALOG, 'footer', 'cancel', 'confirm'],
    render: (props) => <LogoutDialog open onConfirm={nothing} {...props} />,
  },
  MemberDialog: {
    parts: DIALOG,
    render: (props) => <MemberDialog member={MEMBER} {...props} />,
  },
  MyBetsTable: { ...waiting, render: (props) => <MyBetsTable page={undefined} {...props} /> },
  Notice: {
    parts: ['icon', 'content'],
    render: (props) => <Notice {...props}>Text</Notice>,
  },
  NumberField: {
    parts: [...FIELD, 'decrease', 'increase'],
    render: (props) => <NumberField {...texts} {...props} />,
  },
  OtpField: { parts: FIELD, render: (props) => <OtpField {...texts} {...props} /> },
  PageHeader: {
    parts: ['title', 'description', 'actions'],
    render: (props) => <PageHeader title="Title" description="Text" actions="Actions" {...props} />,
  },
  Pagination: {
    parts: ['previous', 'next', 'position'],
    render: (props) => (
      <Pagination current={1} pages={2} total={20} onPageChange={() => {}} {...props} />
    ),
  },
  PasswordField: {
    parts: [...FIELD, 'toggle'],
    render: (props) => <PasswordField {...texts} {...props} />,
  },
  PhoneField: {
    parts: [...FIELD, 'country'],
    render: (props) => <PhoneField {...texts} {...props} />,
  },
  PublicHeader: {
    parts: ['browse', 'logo', 'actions', 'signIn', 'register'],
    render: (props) => (
      <PublicHeader
        homeHref="/"
        signInHref="/in"
        registerHref="/register"
        onBrowse={nothing}
        {...props}
      />
    ),
  },
  RadioGroup: {
    parts: GROUP,
    many: ['option', 'input'],
    render: (props) => <RadioGroup options={OPTIONS} {...texts} {...props} />,
  },
  SearchField: {
    parts: [...FIELD, 'clear'],
    render: (props) => <SearchField defaultValue="a" {...texts} {...props} />,
  },
  RecoveryCodes: {
    parts: ['codes', 'done', 'download', 'copy'],
    render: (props) => <RecoveryCodes codes={['a']} onDone={nothing} {...props} />,
  },
  SecurityLog: { ...waiting, render: (props) => <SecurityLog page={undefined} {...props} /> },
  SegmentedControl: {
    parts: GROUP,
    many: ['option', 'input'],
    render: (props) => <SegmentedControl options={OPTIONS} {...texts} {...props} />,
  },
  Select: { parts: FIELD, render: (props) => <Select options={OPTIONS} {...texts} {...props} /> },
  SettledBetsTable: {
    ...waiting,
    render: (props) => <SettledBetsTable caption="Bets" page={undefined} {...props} />,
  },
  Sidebar: {
    many: ['link', 'trigger'],
    render: (props) => <Sidebar {...sidebar} {...props} />,
  },
  'Sidebar, collapsed': {
    many: ['link', 'trigger'],
    render: (props) => <Sidebar collapsed {...sidebar} {...props} />,
  },
  Slider: {
    parts: ['track', 'range', 'thumb'],
    render: (props) => <Slider label="Number" {...props} />,
  },
  Switch: { parts: CONTROL, render: (props) => <Switch {...texts} {...props} /> },
  Tabs: {
    parts: ['list'],
    many: ['tab', 'panel'],
    render: (props) => <Tabs label="Tabs" items={ITEMS} {...props} />,
  },
  TextArea: { parts: FIELD, render: (props) => <TextArea {...texts} {...props} /> },
  TextField: { parts: FIELD, render: (props) => <TextField {...texts} {...props} /> },
  TicketTable: { ...waiting, render: (props) => <TicketTable page={undefined} {...props} /> },
  Toast: {
    parts: ['root', 'close'],
    render: (props) => (
      <Toast
        open
        type="info"
        title="Title"
        message="Message"
        onClose={() => {}}
        onGone={() => {}}
        closeLabel="Close"
        {...props}
      />
    ),
  },
  ToastProvider: {
    parts: ['root', 'close'],
    render: (props) => (
      <ToastProvider lifetime={Infinity} {...props}>
        <Told />
      </ToastProvider>
    ),
  },
  WalletPanel: {
    parts: ['deposit', 'lock', 'withdraw'],
    many: ['balance'],
    render: (props) => <WalletPanel {...wallet} address="0x" {...props} />,
  },
  'WalletPanel, without an address': {
    parts: ['address'],
    render: (props) => <WalletPanel {...wallet} address={null} {...props} />,
  },
  WingoChart: { ...waiting, render: (props) => <WingoChart page={undefined} {...props} /> },
};

test.each(Object.entries<SlotCase>(CASES))(
  '%s: every part takes props, and keeps the classes that it has without them',
  async (_, { parts = [], many = [], render, act }) => {
    const names = [...parts, ...many];
    const mark = (name: string, className: string) => ({ 'data-part': name, className });
    const slots = (className: string) => ({
      ...Object.fromEntries(parts.map((name) => [name, mark(name, className)])),
      ...Object.fromEntries(many.map((name) => [name, () => mark(name, className)])),
    });
    const partsOf = (name: string) => [...document.querySelectorAll(`[data-part="${name}"]`)];
    const classes = (name: string) => partsOf(name).map((element) => [...element.classList]);

    const { rerender } = renderUi(render({ slotProps: slots('') }));
    await act?.();
    await expect.poll(() => names.filter((name) => partsOf(name).length === 0)).toEqual([]);
    const before = names.map(classes);
    rerender(render({ slotProps: slots('guest') }));
    expect(names.map(classes)).toEqual(
      before.map((elements) => elements.map((own) => [...own, 'guest'])),
    );
  },
);
