import '@platform/ui/styles/theme';
import '@platform/ui/styles/Badge';
import '@platform/ui/styles/Button';
import '@platform/ui/styles/Dialog';
import '@platform/ui/styles/HistoryTable';
import '@platform/ui/styles/Select';
import '@platform/ui/styles/Sidebar';
import '@platform/ui/styles/TextField';
import '@platform/ui/styles/Toast';
import '@platform/ui/brands/aurora.css';
import '@platform/ui/brands/ember.css';
import {
  Badge,
  Button,
  Dialog,
  HistoryTable,
  Select,
  Sidebar,
  TextField,
  ToastProvider,
  useToasts,
  type HistoryColumn,
} from '@platform/ui';
import { Folder } from 'lucide-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import './screen.css';

const CURRENCIES = ['USDT', 'EUR', 'INR', 'BRL', 'TRY'];
const LANGUAGES = ['English', 'Hindi', 'Arabic', 'Spanish', 'Turkish'];
const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** Menu of 55 links in 5 sections. */
const GROUPS = ['Games', 'Wallet', 'Team', 'Reports', 'Settings'].map((title) => ({
  id: title.toLowerCase(),
  title,
  icon: <Folder aria-hidden />,
  auth: false,
  items: Array.from({ length: 11 }, (_, index) => ({
    title: `${title} ${index + 1}`,
    href: `#/${title.toLowerCase()}/${index + 1}`,
  })),
}));

const TOASTS = Array.from({ length: 10 }, (_, index) => `Payment ${index + 1} was sent.`);
const BRANDS = ['aurora', 'ember'];

/** Switches the brand. Nothing renders again, because a brand is a set of variables. */
function switchBrand(): void {
  const { dataset } = document.documentElement;
  dataset.brand = BRANDS[1 - BRANDS.indexOf(dataset.brand ?? '')] ?? BRANDS[0];
}

const PAGES = 5;
const ROWS_A_PAGE = 100;
const STATUSES = [
  { status: 'Paid', tone: 'success' },
  { status: 'Pending', tone: 'neutral' },
  { status: 'Failed', tone: 'danger' },
  { status: 'Held', tone: 'warning' },
] as const;

/** Returns the rows of a page. Pages start at 1. */
const rowsOf = (page: number) =>
  Array.from({ length: ROWS_A_PAGE }, (_, index) => {
    const number = (page - 1) * ROWS_A_PAGE + index + 1;
    const { status, tone } = STATUSES[number % STATUSES.length] ?? STATUSES[0];
    return {
      Number: `P-${String(number).padStart(5, '0')}`,
      Date: `2026-0${(number % 9) + 1}-1${number % 10}`,
      Member: `Member ${(number * 37) % 1000}`,
      Network: number % 3 === 0 ? 'TRC20' : 'BEP20',
      Amount: `${(number * 13) % 997}.${String(number % 100).padStart(2, '0')}`,
      Status: <Badge tone={tone}>{status}</Badge>,
    };
  });

type Payment = ReturnType<typeof rowsOf>[number];
const HEADERS = ['Number', 'Date', 'Member', 'Network', 'Amount', 'Status'] as const;
const TABLE = HEADERS.map((header): HistoryColumn<Payment> => ({
  id: header,
  header,
  rowHeader: header === 'Number',
  align: header === 'Amount' ? 'end' : 'start',
  cell: (row) => row[header],
}));

function NewPayment() {
  const [open, setOpen] = useState(false);
  const onClose = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New payment</Button>
      <Dialog
        open={open}
        onClose={onClose}
        title="New payment"
        size="small"
        footer={<Button onClick={onClose}>Send</Button>}
      >
        <form className="form">
          <TextField label="Member" required />
          <TextField label="Amount" inputMode="decimal" required />
          <Select label="Paid in" options={optionsOf(CURRENCIES)} />
        </form>
      </Dialog>
    </>
  );
}

function Payments() {
  const [page, setPage] = useState(1);
  return (
    <HistoryTable
      caption="Payments"
      columns={TABLE}
      rowKey={(row) => row.Number}
      page={{ rows: rowsOf(page), current: page, pages: PAGES, total: PAGES * ROWS_A_PAGE }}
      onPageChange={setPage}
    />
  );
}

function Content() {
  const toasts = useToasts();
  return (
    <div className="shell">
      <header className="header">
        <span className="brand">Brand</span>
        <Select label="Currency" options={optionsOf(CURRENCIES)} />
        <Select label="Language" options={optionsOf(LANGUAGES)} />
        <Button onClick={switchBrand}>Switch brand</Button>
        <Button onClick={() => TOASTS.forEach((text) => toasts.success(text))}>Show toasts</Button>
        <NewPayment />
      </header>
      <Sidebar
        className="menu"
        signedIn
        currentPath="#/games/1"
        groups={GROUPS}
        signInHref="#/sign-in"
      />
      <main className="content">
        <Payments />
      </main>
    </div>
  );
}

document.documentElement.dataset.scheme = 'dark';
switchBrand();
createRoot(document.querySelector('#root') ?? document.body).render(
  <ToastProvider>
    <Content />
  </ToastProvider>,
);
