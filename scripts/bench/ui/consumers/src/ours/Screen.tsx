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
import {
  COLUMNS,
  CURRENCIES,
  LANGUAGES,
  PAGES,
  rowsOf,
  SECTIONS,
  switchBrand,
  TOASTS,
  TOTAL,
  type Payment,
  type Status,
} from '../data';
import './screen.css';

const optionsOf = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));
const GROUPS = SECTIONS.map(({ id, title, links }) => ({
  id,
  title,
  icon: <Folder aria-hidden />,
  auth: false,
  items: links,
}));
const TONES = {
  Paid: 'success',
  Pending: 'neutral',
  Failed: 'danger',
  Held: 'warning',
} as const satisfies Record<Status, string>;
const TABLE: HistoryColumn<Payment>[] = COLUMNS.map(({ id, header }) => ({
  id,
  header,
  rowHeader: id === 'id',
  align: id === 'amount' ? 'end' : 'start',
  cell: (row) => (id === 'status' ? <Badge tone={TONES[row.status]}>{row.status}</Badge> : row[id]),
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
      rowKey={(row) => row.id}
      page={{ rows: rowsOf(page), current: page, pages: PAGES, total: TOTAL }}
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

/** Screen with the components of @platform/ui, from its packed tarball. */
export default function Screen() {
  return (
    <ToastProvider>
      <Content />
    </ToastProvider>
  );
}
document.documentElement.dataset.scheme = 'dark';
