import {
  Button,
  Cell,
  Column,
  Dialog,
  DialogTrigger,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
  Input,
  Label,
  Link,
  ListBox,
  ListBoxItem,
  Modal,
  ModalOverlay,
  Popover,
  Row,
  Select,
  SelectValue,
  Table,
  TableBody,
  TableHeader,
  Text,
  TextField,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
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
const queue = new ToastQueue<string>({ maxVisibleToasts: 10 });

function Choice({ label, options }: { label: string; options: readonly string[] }) {
  return (
    <Select className="grid gap-1" defaultValue={options[0]}>
      <Label>{label}</Label>
      <Button className={CONTROL}>
        <SelectValue />
      </Button>
      <Popover className="bg-popover border">
        <ListBox>
          {options.map((name) => (
            <ListBoxItem key={name} id={name}>
              {name}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </Select>
  );
}

function Payments() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Table aria-label="Payments" className="w-full border-collapse">
        <TableHeader>
          {COLUMNS.map(({ id, header }) => (
            <Column key={id} className={CELL} isRowHeader={id === 'id'}>
              {header}
            </Column>
          ))}
        </TableHeader>
        <TableBody>
          {rowsOf(page).map((row) => (
            <Row key={row.id} id={row.id} className="hover:bg-muted/50">
              <Cell className={CELL}>{row.id}</Cell>
              <Cell className={CELL}>{row.date}</Cell>
              <Cell className={CELL}>{row.member}</Cell>
              <Cell className={CELL}>{row.network}</Cell>
              <Cell className="border-b p-2 text-right tabular-nums">{row.amount}</Cell>
              <Cell className={CELL}>
                <span
                  className="bg-muted data-[status=Failed]:text-destructive rounded-full px-2 py-0.5 text-xs"
                  data-status={row.status}
                >
                  {row.status}
                </span>
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
      <nav className="flex items-center justify-center gap-3 p-3" aria-label="Pages">
        <Button className={BUTTON} isDisabled={page === 1} onPress={() => setPage(page - 1)}>
          Previous
        </Button>
        {page} / {PAGES}
        <Button className={BUTTON} isDisabled={page === PAGES} onPress={() => setPage(page + 1)}>
          Next
        </Button>
      </nav>
    </>
  );
}

function NewPayment() {
  return (
    <DialogTrigger>
      <Button className={BUTTON}>New payment</Button>
      <ModalOverlay className="fixed inset-0 bg-black/50">
        <Modal className="bg-background animate-in fixed inset-0 m-auto h-fit w-[min(90vw,420px)] rounded-lg p-5">
          <Dialog>
            {({ close }) => (
              <form className="grid gap-3">
                <Heading slot="title">New payment</Heading>
                <TextField className="grid gap-1" isRequired>
                  <Label>Member</Label>
                  <Input className={CONTROL} />
                </TextField>
                <TextField className="grid gap-1" isRequired>
                  <Label>Amount</Label>
                  <Input className={CONTROL} inputMode="decimal" />
                </TextField>
                <Choice label="Paid in" options={CURRENCIES} />
                <Button className={BUTTON} onPress={close}>
                  Send
                </Button>
              </form>
            )}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </DialogTrigger>
  );
}

/** React Aria Components, with Tailwind CSS as in their starter. */
export default function Screen() {
  const showToasts = () => TOASTS.forEach((text) => queue.add(text, { timeout: 5000 }));
  return (
    <div className="grid min-h-screen grid-cols-[240px_1fr] grid-rows-[auto_1fr]">
      <header className="col-span-full flex items-end gap-3 border-b p-3">
        <span className="mr-auto font-bold">Brand</span>
        <Choice label="Currency" options={CURRENCIES} />
        <Choice label="Language" options={LANGUAGES} />
        <Button className={BUTTON} onPress={switchBrand}>
          Switch brand
        </Button>
        <Button className={BUTTON} onPress={showToasts}>
          Show toasts
        </Button>
        <NewPayment />
      </header>
      <nav className="border-r p-3" aria-label="Menu">
        <DisclosureGroup defaultExpandedKeys={['games']}>
          {SECTIONS.map(({ id, title, links }) => (
            <Disclosure key={id} id={id}>
              <Heading level={3}>
                <Button slot="trigger" className="flex w-full justify-between p-2 font-semibold">
                  {title}
                </Button>
              </Heading>
              <DisclosurePanel>
                <ul className="pb-2 pl-3">
                  {links.map((link) => (
                    <li key={link.href}>
                      <Link
                        className="text-muted-foreground hover:bg-accent block rounded-md p-1.5"
                        href={link.href}
                      >
                        {link.title}
                      </Link>
                    </li>
                  ))}
                </ul>
              </DisclosurePanel>
            </Disclosure>
          ))}
        </DisclosureGroup>
      </nav>
      <main className="min-w-0 p-4">
        <Payments />
      </main>
      <ToastRegion queue={queue} className="fixed right-4 bottom-4 grid w-80 gap-2">
        {({ toast }) => (
          <Toast
            toast={toast}
            className="bg-background animate-in flex justify-between rounded-md border p-3"
          >
            <ToastContent>
              <Text slot="title">{toast.content}</Text>
            </ToastContent>
            <Button slot="close" aria-label="Close">
              ×
            </Button>
          </Toast>
        )}
      </ToastRegion>
    </div>
  );
}
