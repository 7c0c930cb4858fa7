import { useState } from 'react';
import { Toaster, toast } from 'sonner';
import {
  COLUMNS,
  CURRENCIES,
  LANGUAGES,
  PAGES,
  rowsOf,
  SECTIONS,
  switchBrand,
  TOASTS,
  type Status,
} from '../data';
import '../tailwind.css';
import {
  Accordion,
  AccordionContent,
  AccordionItem,
  AccordionTrigger,
  Badge,
  Button,
  Dialog,
  DialogClose,
  DialogContent,
  DialogTitle,
  DialogTrigger,
  Input,
  Label,
  Select,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from './ui';

const TONES = {
  Paid: 'default',
  Pending: 'secondary',
  Failed: 'destructive',
  Held: 'outline',
} as const satisfies Record<Status, string>;

function Choice({ label, options }: { label: string; options: readonly string[] }) {
  return (
    <div className="grid gap-1">
      <Label htmlFor={label}>{label}</Label>
      <Select id={label} options={options} />
    </div>
  );
}

function Payments() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Table>
        <caption hidden>Payments</caption>
        <TableHeader>
          <TableRow>
            {COLUMNS.map(({ id, header }) => (
              <TableHead key={id} scope="col">
                {header}
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rowsOf(page).map((row) => (
            <TableRow key={row.id}>
              <TableHead scope="row">{row.id}</TableHead>
              <TableCell>{row.date}</TableCell>
              <TableCell>{row.member}</TableCell>
              <TableCell>{row.network}</TableCell>
              <TableCell className="text-right tabular-nums">{row.amount}</TableCell>
              <TableCell>
                <Badge variant={TONES[row.status]}>{row.status}</Badge>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <nav className="flex items-center justify-center gap-3 p-3" aria-label="Pages">
        <Button variant="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
          Previous
        </Button>
        {page} / {PAGES}
        <Button variant="outline" disabled={page === PAGES} onClick={() => setPage(page + 1)}>
          Next
        </Button>
      </nav>
    </>
  );
}

/** Components in the style of shadcn/ui, with sonner for toasts. */
export default function Screen() {
  return (
    <>
      <div className="grid min-h-screen grid-cols-[240px_1fr] grid-rows-[auto_1fr]">
        <header className="col-span-full flex items-end gap-3 border-b p-3">
          <span className="mr-auto font-bold">Brand</span>
          <Choice label="Currency" options={CURRENCIES} />
          <Choice label="Language" options={LANGUAGES} />
          <Button onClick={switchBrand}>Switch brand</Button>
          <Button onClick={() => TOASTS.forEach((text) => toast.success(text))}>Show toasts</Button>
          <Dialog>
            <DialogTrigger asChild>
              <Button>New payment</Button>
            </DialogTrigger>
            <DialogContent aria-describedby={undefined}>
              <DialogTitle>New payment</DialogTitle>
              <form className="grid gap-3">
                <div className="grid gap-1">
                  <Label htmlFor="member">Member</Label>
                  <Input id="member" required />
                </div>
                <div className="grid gap-1">
                  <Label htmlFor="amount">Amount</Label>
                  <Input id="amount" inputMode="decimal" required />
                </div>
                <Choice label="Paid in" options={CURRENCIES} />
                <DialogClose asChild>
                  <Button>Send</Button>
                </DialogClose>
              </form>
            </DialogContent>
          </Dialog>
        </header>
        <nav className="border-r p-3" aria-label="Menu">
          <Accordion type="single" collapsible defaultValue="games">
            {SECTIONS.map(({ id, title, links }) => (
              <AccordionItem key={id} value={id}>
                <AccordionTrigger>{title}</AccordionTrigger>
                <AccordionContent>
                  <ul className="grid">
                    {links.map((link) => (
                      <li key={link.href}>
                        <a
                          className="text-muted-foreground hover:bg-accent block rounded-md p-1.5"
                          href={link.href}
                        >
                          {link.title}
                        </a>
                      </li>
                    ))}
                  </ul>
                </AccordionContent>
              </AccordionItem>
            ))}
          </Accordion>
        </nav>
        <main className="min-w-0 p-4">
          <Payments />
        </main>
      </div>
      <Toaster visibleToasts={10} duration={5000} />
    </>
  );
}
