import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/VisuallyHidden.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Group.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Accordion.css';
import '@mantine/core/styles/AppShell.css';
import '@mantine/core/styles/Badge.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/NavLink.css';
import '@mantine/core/styles/Notification.css';
import '@mantine/core/styles/Pagination.css';
import '@mantine/core/styles/Stack.css';
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Text.css';
import '@mantine/notifications/styles.css';
import '../typefaces.css';
import {
  Accordion,
  AppShell,
  Badge,
  Button,
  createTheme,
  Group,
  MantineProvider,
  Modal,
  NavLink,
  Pagination,
  Select,
  Stack,
  Table,
  TextInput,
} from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { Notifications, notifications } from '@mantine/notifications';
import { useState } from 'react';
import {
  COLUMNS,
  CURRENCIES,
  LANGUAGES,
  PAGES,
  rowsOf,
  SECTIONS,
  TOASTS,
  type Status,
} from '../data';

const THEMES = [
  createTheme({ primaryColor: 'violet', defaultRadius: 'md', fontFamily: 'Sora Variable' }),
  createTheme({ primaryColor: 'orange', defaultRadius: 'lg', fontFamily: 'Exo 2 Variable' }),
];
const TONES = {
  Paid: 'green',
  Pending: 'gray',
  Failed: 'red',
  Held: 'yellow',
} as const satisfies Record<Status, string>;

function Payments() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Table highlightOnHover>
        <Table.Caption hidden>Payments</Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map(({ id, header }) => (
              <Table.Th key={id}>{header}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rowsOf(page).map((row) => (
            <Table.Tr key={row.id}>
              <Table.Th scope="row">{row.id}</Table.Th>
              <Table.Td>{row.date}</Table.Td>
              <Table.Td>{row.member}</Table.Td>
              <Table.Td>{row.network}</Table.Td>
              <Table.Td ta="end">{row.amount}</Table.Td>
              <Table.Td>
                <Badge color={TONES[row.status]}>{row.status}</Badge>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Pagination
        total={PAGES}
        value={page}
        onChange={setPage}
        getControlProps={(control) => ({ 'aria-label': control === 'next' ? 'Next' : control })}
      />
    </>
  );
}

function NewPayment() {
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>New payment</Button>
      <Modal opened={opened} onClose={close} title="New payment" centered>
        <form>
          <Stack>
            <TextInput label="Member" required />
            <TextInput label="Amount" inputMode="decimal" required />
            <Select label="Paid in" data={CURRENCIES} defaultValue={CURRENCIES[0]} />
            <Button onClick={close}>Send</Button>
          </Stack>
        </form>
      </Modal>
    </>
  );
}

/** Mantine, with its own provider, table, notifications and modal. */
export default function Screen() {
  const [brand, setBrand] = useState(0);
  return (
    <MantineProvider theme={THEMES[brand]}>
      <Notifications limit={10} autoClose={5000} />
      <AppShell header={{ height: 80 }} navbar={{ width: 240, breakpoint: 0 }} padding="md">
        <AppShell.Header>
          <Group p="xs" align="end">
            <strong style={{ marginInlineEnd: 'auto' }}>Brand</strong>
            <Select label="Currency" data={CURRENCIES} defaultValue={CURRENCIES[0]} />
            <Select label="Language" data={LANGUAGES} defaultValue={LANGUAGES[0]} />
            <Button onClick={() => setBrand(1 - brand)}>Switch brand</Button>
            <Button
              onClick={() =>
                TOASTS.forEach((message) => notifications.show({ title: 'Success', message }))
              }
            >
              Show toasts
            </Button>
            <NewPayment />
          </Group>
        </AppShell.Header>
        <AppShell.Navbar p="xs" aria-label="Menu">
          <Accordion defaultValue="games">
            {SECTIONS.map(({ id, title, links }) => (
              <Accordion.Item key={id} value={id}>
                <Accordion.Control>{title}</Accordion.Control>
                <Accordion.Panel>
                  {links.map((link) => (
                    <NavLink key={link.href} href={link.href} label={link.title} />
                  ))}
                </Accordion.Panel>
              </Accordion.Item>
            ))}
          </Accordion>
        </AppShell.Navbar>
        <AppShell.Main>
          <Payments />
        </AppShell.Main>
      </AppShell>
    </MantineProvider>
  );
}
