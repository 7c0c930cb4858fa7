import {
  Button,
  Cell,
  Checkbox,
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
  Tab,
  Table,
  TableBody,
  TableHeader,
  TabList,
  TabPanel,
  Tabs,
  Text,
  TextField,
  Tooltip,
  TooltipTrigger,
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components';
import { useState } from 'react';
import '../plain.css';
import '../typefaces.css';
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

const queue = new ToastQueue<string>({ maxVisibleToasts: 10 });

function Choice({ label, options }: { label: string; options: readonly string[] }) {
  return (
    <Select className="field" defaultValue={options[0]}>
      <Label>{label}</Label>
      <Button className="button">
        <SelectValue />
      </Button>
      <Popover>
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
      <Table aria-label="Payments" className="table">
        <TableHeader>
          {COLUMNS.map(({ id, header }) => (
            <Column key={id} isRowHeader={id === 'id'}>
              {header}
            </Column>
          ))}
        </TableHeader>
        <TableBody>
          {rowsOf(page).map((row) => (
            <Row key={row.id} id={row.id}>
              <Cell>{row.id}</Cell>
              <Cell>{row.date}</Cell>
              <Cell>{row.member}</Cell>
              <Cell>{row.network}</Cell>
              <Cell className="end">{row.amount}</Cell>
              <Cell>
                <span className="badge" data-status={row.status}>
                  {row.status}
                </span>
              </Cell>
            </Row>
          ))}
        </TableBody>
      </Table>
      <nav className="pages" aria-label="Pages">
        <Button className="button" isDisabled={page === 1} onPress={() => setPage(page - 1)}>
          Previous
        </Button>
        {page} / {PAGES}
        <Button className="button" isDisabled={page === PAGES} onPress={() => setPage(page + 1)}>
          Next
        </Button>
      </nav>
    </>
  );
}

/** React Aria Components with plain styles. */
export default function Screen() {
  return (
    <div className="shell">
      <header className="header">
        <span className="brand">Brand</span>
        <Choice label="Currency" options={CURRENCIES} />
        <Choice label="Language" options={LANGUAGES} />
        <TooltipTrigger>
          <Button className="button icon" aria-label="Help">
            ?
          </Button>
          <Tooltip className="tooltip">Help</Tooltip>
        </TooltipTrigger>
        <Button className="button" onPress={switchBrand}>
          Switch brand
        </Button>
        <Button
          className="button"
          onPress={() => TOASTS.forEach((text) => queue.add(text, { timeout: 5000 }))}
        >
          Show toasts
        </Button>
        <DialogTrigger>
          <Button className="button">New payment</Button>
          <ModalOverlay className="overlay">
            <Modal className="dialog">
              <Dialog>
                {({ close }) => (
                  <form className="form">
                    <Heading slot="title">New payment</Heading>
                    <TextField className="field" isRequired>
                      <Label>Member</Label>
                      <Input />
                    </TextField>
                    <TextField className="field" isRequired>
                      <Label>Amount</Label>
                      <Input inputMode="decimal" />
                    </TextField>
                    <Choice label="Paid in" options={CURRENCIES} />
                    <Checkbox>Send a receipt</Checkbox>
                    <Button className="button" onPress={close}>
                      Send
                    </Button>
                  </form>
                )}
              </Dialog>
            </Modal>
          </ModalOverlay>
        </DialogTrigger>
      </header>
      <nav className="menu" aria-label="Menu">
        <DisclosureGroup defaultExpandedKeys={['games']}>
          {SECTIONS.map(({ id, title, links }) => (
            <Disclosure key={id} id={id}>
              <Heading level={3}>
                <Button slot="trigger" className="section">
                  {title}
                </Button>
              </Heading>
              <DisclosurePanel>
                <ul>
                  {links.map((link) => (
                    <li key={link.href}>
                      <Link href={link.href}>{link.title}</Link>
                    </li>
                  ))}
                </ul>
              </DisclosurePanel>
            </Disclosure>
          ))}
        </DisclosureGroup>
      </nav>
      <main className="content">
        <Tabs defaultSelectedKey="Payments">
          <TabList className="tabs" aria-label="Views">
            {['Payments', 'Chart', 'Notes'].map((name) => (
              <Tab key={name} id={name} className="tab">
                {name}
              </Tab>
            ))}
          </TabList>
          <TabPanel id="Payments">
            <Payments />
          </TabPanel>
          <TabPanel id="Chart">Chart</TabPanel>
          <TabPanel id="Notes">Notes</TabPanel>
        </Tabs>
      </main>
      <ToastRegion queue={queue} className="toasts">
        {({ toast }) => (
          <Toast toast={toast} className="toast">
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
