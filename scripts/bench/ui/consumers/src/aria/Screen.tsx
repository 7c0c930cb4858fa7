import * as Aria from 'react-aria-components';
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
} from '../data';
import '../tailwind.css';

const BUTTON = 'bg-primary text-primary-foreground h-9 rounded-md px-3.5';
const CONTROL = 'border-input h-9 rounded-md border px-3';
const CELL = 'border-b p-2 text-left';
const queue = new Aria.UNSTABLE_ToastQueue<string>({ maxVisibleToasts: 10 });

function Choice({ label, options }: { label: string; options: readonly string[] }) {
  return (
    <Aria.Select className="grid gap-1" defaultValue={options[0]}>
      <Aria.Label>{label}</Aria.Label>
      <Aria.Button className={CONTROL}>
        <Aria.SelectValue />
      </Aria.Button>
      <Aria.Popover className="bg-popover border">
        <Aria.ListBox>
          {options.map((name) => (
            <Aria.ListBoxItem key={name} id={name}>
              {name}
            </Aria.ListBoxItem>
          ))}
        </Aria.ListBox>
      </Aria.Popover>
    </Aria.Select>
  );
}

function Payments() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Aria.Table aria-label="Payments" className="w-full border-collapse">
        <Aria.TableHeader>
          {COLUMNS.map(({ id, header }) => (
            <Aria.Column key={id} className={CELL} isRowHeader={id === 'id'}>
              {header}
            </Aria.Column>
          ))}
        </Aria.TableHeader>
        <Aria.TableBody>
          {rowsOf(page).map((row) => (
            <Aria.Row key={row.id} id={row.id} className="hover:bg-muted/50">
              <Aria.Cell className={CELL}>{row.id}</Aria.Cell>
              <Aria.Cell className={CELL}>{row.date}</Aria.Cell>
              <Aria.Cell className={CELL}>{row.member}</Aria.Cell>
              <Aria.Cell className={CELL}>{row.network}</Aria.Cell>
              <Aria.Cell className="border-b p-2 text-right tabular-nums">{row.amount}</Aria.Cell>
              <Aria.Cell className={CELL}>
                <span
                  className="bg-muted data-[status=Failed]:text-destructive rounded-full px-2 py-0.5 text-xs"
                  data-status={row.status}
                >
                  {row.status}
                </span>
              </Aria.Cell>
            </Aria.Row>
          ))}
        </Aria.TableBody>
      </Aria.Table>
      <nav className="flex items-center justify-center gap-3 p-3" aria-label="Pages">
        <Aria.Button className={BUTTON} isDisabled={page === 1} onPress={() => setPage(page - 1)}>
          Previous
        </Aria.Button>
        {page} / {PAGES}
        <Aria.Button
          className={BUTTON}
          isDisabled={page === PAGES}
          onPress={() => setPage(page + 1)}
        >
          Next
        </Aria.Button>
      </nav>
    </>
  );
}

function NewPayment() {
  return (
    <Aria.DialogTrigger>
      <Aria.Button className={BUTTON}>New payment</Aria.Button>
      <Aria.ModalOverlay className="fixed inset-0 bg-black/50">
        <Aria.Modal className="bg-background animate-in fixed inset-0 m-auto h-fit w-[min(90vw,420px)] rounded-lg p-5">
          <Aria.Dialog>
            {({ close }) => (
              <form className="grid gap-3">
                <Aria.Heading slot="title">New payment</Aria.Heading>
                <Aria.TextField className="grid gap-1" isRequired>
                  <Aria.Label>Member</Aria.Label>
                  <Aria.Input className={CONTROL} />
                </Aria.TextField>
                <Aria.TextField className="grid gap-1" isRequired>
                  <Aria.Label>Amount</Aria.Label>
                  <Aria.Input className={CONTROL} inputMode="decimal" />
                </Aria.TextField>
                <Choice label="Paid in" options={CURRENCIES} />
                <Aria.Button className={BUTTON} onPress={close}>
                  Send
                </Aria.Button>
              </form>
            )}
          </Aria.Dialog>
        </Aria.Modal>
      </Aria.ModalOverlay>
    </Aria.DialogTrigger>
  );
}

/** Screen with React Aria Components, and Tailwind CSS as in their starter kit. */
export default function Screen() {
  const showToasts = () => TOASTS.forEach((text) => queue.add(text, { timeout: 5000 }));
  return (
    <div className="grid min-h-screen grid-cols-[240px_1fr] grid-rows-[auto_1fr]">
      <header className="col-span-full flex items-end gap-3 border-b p-3">
        <span className="mr-auto font-bold">Brand</span>
        <Choice label="Currency" options={CURRENCIES} />
        <Choice label="Language" options={LANGUAGES} />
        <Aria.Button className={BUTTON} onPress={switchBrand}>
          Switch brand
        </Aria.Button>
        <Aria.Button className={BUTTON} onPress={showToasts}>
          Show toasts
        </Aria.Button>
        <NewPayment />
      </header>
      <nav className="border-r p-3" aria-label="Menu">
        <Aria.DisclosureGroup defaultExpandedKeys={['games']}>
          {SECTIONS.map(({ id, title, links }) => (
            <Aria.Disclosure key={id} id={id}>
              <Aria.Heading level={3}>
                <Aria.Button
                  slot="trigger"
                  className="flex w-full justify-between p-2 font-semibold"
                >
                  {title}
                </Aria.Button>
              </Aria.Heading>
              <Aria.DisclosurePanel>
                <ul className="pb-2 pl-3">
                  {links.map((link) => (
                    <li key={link.href}>
                      <Aria.Link
                        className="text-muted-foreground hover:bg-accent block rounded-md p-1.5"
                        href={link.href}
                      >
                        {link.title}
                      </Aria.Link>
                    </li>
                  ))}
                </ul>
              </Aria.DisclosurePanel>
            </Aria.Disclosure>
          ))}
        </Aria.DisclosureGroup>
      </nav>
      <main className="min-w-0 p-4">
        <Payments />
      </main>
      <Aria.UNSTABLE_ToastRegion queue={queue} className="fixed right-4 bottom-4 grid w-80 gap-2">
        {({ toast }) => (
          <Aria.UNSTABLE_Toast
            toast={toast}
            className="bg-background animate-in flex justify-between rounded-md border p-3"
          >
            <Aria.UNSTABLE_ToastContent>
              <Aria.Text slot="title">{toast.content}</Aria.Text>
            </Aria.UNSTABLE_ToastContent>
            <Aria.Button slot="close" aria-label="Close">
              ×
            </Aria.Button>
          </Aria.UNSTABLE_Toast>
        )}
      </Aria.UNSTABLE_ToastRegion>
    </div>
  );
}
