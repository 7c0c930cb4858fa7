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
import * as Ui from './ui';

const TONES = {
  Paid: 'default',
  Pending: 'secondary',
  Failed: 'destructive',
  Held: 'outline',
} as const satisfies Record<Status, string>;

function Choice({ label, options }: { label: string; options: readonly string[] }) {
  return (
    <div className="grid gap-1">
      <Ui.Label htmlFor={label}>{label}</Ui.Label>
      <Ui.Select id={label} options={options} />
    </div>
  );
}

function Payments() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Ui.Table>
        <caption hidden>Payments</caption>
        <Ui.TableHeader>
          <Ui.TableRow>
            {COLUMNS.map(({ id, header }) => (
              <Ui.TableHead key={id} scope="col">
                {header}
              </Ui.TableHead>
            ))}
          </Ui.TableRow>
        </Ui.TableHeader>
        <Ui.TableBody>
          {rowsOf(page).map((row) => (
            <Ui.TableRow key={row.id}>
              <Ui.TableHead scope="row">{row.id}</Ui.TableHead>
              <Ui.TableCell>{row.date}</Ui.TableCell>
              <Ui.TableCell>{row.member}</Ui.TableCell>
              <Ui.TableCell>{row.network}</Ui.TableCell>
              <Ui.TableCell className="text-right tabular-nums">{row.amount}</Ui.TableCell>
              <Ui.TableCell>
                <Ui.Badge variant={TONES[row.status]}>{row.status}</Ui.Badge>
              </Ui.TableCell>
            </Ui.TableRow>
          ))}
        </Ui.TableBody>
      </Ui.Table>
      <nav className="flex items-center justify-center gap-3 p-3" aria-label="Pages">
        <Ui.Button variant="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
          Previous
        </Ui.Button>
        {page} / {PAGES}
        <Ui.Button variant="outline" disabled={page === PAGES} onClick={() => setPage(page + 1)}>
          Next
        </Ui.Button>
      </nav>
    </>
  );
}

/** Screen with components in the style of shadcn/ui, and sonner for toasts. */
export default function Screen() {
  return (
    <>
      <div className="grid min-h-screen grid-cols-[240px_1fr] grid-rows-[auto_1fr]">
        <header className="col-span-full flex items-end gap-3 border-b p-3">
          <span className="mr-auto font-bold">Brand</span>
          <Choice label="Currency" options={CURRENCIES} />
          <Choice label="Language" options={LANGUAGES} />
          <Ui.Button onClick={switchBrand}>Switch brand</Ui.Button>
          <Ui.Button onClick={() => TOASTS.forEach((text) => toast.success(text))}>
            Show toasts
          </Ui.Button>
          <Ui.Dialog>
            <Ui.DialogTrigger asChild>
              <Ui.Button>New payment</Ui.Button>
            </Ui.DialogTrigger>
            <Ui.DialogContent>
              <Ui.DialogTitle>New payment</Ui.DialogTitle>
              <form className="grid gap-3">
                <div className="grid gap-1">
                  <Ui.Label htmlFor="member">Member</Ui.Label>
                  <Ui.Input id="member" required />
                </div>
                <div className="grid gap-1">
                  <Ui.Label htmlFor="amount">Amount</Ui.Label>
                  <Ui.Input id="amount" inputMode="decimal" required />
                </div>
                <Choice label="Paid in" options={CURRENCIES} />
                <Ui.DialogClose asChild>
                  <Ui.Button>Send</Ui.Button>
                </Ui.DialogClose>
              </form>
            </Ui.DialogContent>
          </Ui.Dialog>
        </header>
        <nav className="border-r p-3" aria-label="Menu">
          <Ui.Accordion type="single" collapsible defaultValue="games">
            {SECTIONS.map(({ id, title, links }) => (
              <Ui.AccordionItem key={id} value={id}>
                <Ui.AccordionTrigger>{title}</Ui.AccordionTrigger>
                <Ui.AccordionContent>
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
                </Ui.AccordionContent>
              </Ui.AccordionItem>
            ))}
          </Ui.Accordion>
        </nav>
        <main className="min-w-0 p-4">
          <Payments />
        </main>
      </div>
      <Toaster visibleToasts={10} duration={5000} />
    </>
  );
}
