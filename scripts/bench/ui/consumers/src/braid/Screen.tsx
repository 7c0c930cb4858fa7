import 'braid-design-system/reset';
import {
  AccordionItem,
  Badge,
  Box,
  BraidProvider,
  Button,
  ButtonIcon,
  Checkbox,
  Dialog,
  Dropdown,
  Heading,
  IconHelp,
  Inline,
  Pagination,
  Stack,
  Tab,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  TabPanel,
  TabPanels,
  Tabs,
  TabsProvider,
  Text,
  TextField,
  TextLink,
  ToastProvider,
  TooltipRenderer,
  useToast,
} from 'braid-design-system';
import docs from 'braid-design-system/themes/docs';
import wireframe from 'braid-design-system/themes/wireframe';
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

const TONES = {
  Paid: 'positive',
  Pending: 'neutral',
  Failed: 'critical',
  Held: 'caution',
} as const satisfies Record<Status, string>;

function Choice({ id, label, options }: { id: string; label: string; options: readonly string[] }) {
  const [value, setValue] = useState(options[0] ?? '');
  return (
    <Dropdown
      id={id}
      label={label}
      value={value}
      onChange={({ currentTarget }) => setValue(currentTarget.value)}
    >
      {options.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Dropdown>
  );
}

function Payments() {
  const [page, setPage] = useState(1);
  return (
    <Stack space="medium">
      <Table label="Payments">
        <TableHeader>
          <TableRow>
            {COLUMNS.map(({ id, header }) => (
              <TableHeaderCell key={id}>
                <Text>{header}</Text>
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rowsOf(page).map((row) => (
            <TableRow key={row.id}>
              <TableCell header>
                <Text>{row.id}</Text>
              </TableCell>
              <TableCell>
                <Text>{row.date}</Text>
              </TableCell>
              <TableCell>
                <Text>{row.member}</Text>
              </TableCell>
              <TableCell>
                <Text>{row.network}</Text>
              </TableCell>
              <TableCell align="right">
                <Text>{row.amount}</Text>
              </TableCell>
              <TableCell>
                <Badge tone={TONES[row.status]}>{row.status}</Badge>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <Pagination
        label="Pages"
        page={page}
        total={PAGES}
        linkProps={({ page: to }) => ({
          href: `#page-${to}`,
          onClick: (event) => {
            event.preventDefault();
            setPage(to);
          },
        })}
      />
    </Stack>
  );
}

function NewPayment() {
  const [open, setOpen] = useState(false);
  const [member, setMember] = useState('');
  const [amount, setAmount] = useState('');
  const [receipt, setReceipt] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>New payment</Button>
      <Dialog
        id="payment"
        title="New payment"
        open={open}
        onClose={() => setOpen(false)}
        width="small"
      >
        <form>
          <Stack space="medium">
            <TextField
              id="member"
              label="Member"
              value={member}
              onChange={({ currentTarget }) => setMember(currentTarget.value)}
            />
            <TextField
              id="amount"
              label="Amount"
              value={amount}
              onChange={({ currentTarget }) => setAmount(currentTarget.value)}
            />
            <Choice id="paid-in" label="Paid in" options={CURRENCIES} />
            <Checkbox
              id="receipt"
              label="Send a receipt"
              checked={receipt}
              onChange={() => setReceipt(!receipt)}
            />
            <Button onClick={() => setOpen(false)}>Send</Button>
          </Stack>
        </form>
      </Dialog>
    </>
  );
}

function Content({ onSwitch }: { onSwitch: () => void }) {
  const showToast = useToast();
  return (
    <>
      <Box padding="small">
        <Inline space="small" alignY="bottom">
          <Heading level="1">Brand</Heading>
          <Choice id="currency" label="Currency" options={CURRENCIES} />
          <Choice id="language" label="Language" options={LANGUAGES} />
          <TooltipRenderer id="help" tooltip={<Text>Help</Text>}>
            {({ triggerProps }) => (
              <Box {...triggerProps}>
                <ButtonIcon id="help-button" icon={<IconHelp />} label="Help" />
              </Box>
            )}
          </TooltipRenderer>
          <Button onClick={onSwitch}>Switch brand</Button>
          <Button
            onClick={() => TOASTS.forEach((message) => showToast({ message, tone: 'positive' }))}
          >
            Show toasts
          </Button>
          <NewPayment />
        </Inline>
      </Box>
      <div style={{ display: 'grid', gridTemplateColumns: '240px 1fr' }}>
        <nav aria-label="Menu">
          <Stack space="large" dividers>
            {SECTIONS.map(({ id, title, links }) => (
              <AccordionItem
                key={id}
                id={id}
                label={title}
                {...(id === 'games' && { expanded: true, onToggle: () => {} })}
              >
                <Stack space="small">
                  {links.map((link) => (
                    <Text key={link.href}>
                      <TextLink href={link.href}>{link.title}</TextLink>
                    </Text>
                  ))}
                </Stack>
              </AccordionItem>
            ))}
          </Stack>
        </nav>
        <main>
          <TabsProvider id="views">
            <Stack space="medium">
              <Tabs label="Views">
                {['Payments', 'Chart', 'Notes'].map((name) => (
                  <Tab key={name} item={name}>
                    {name}
                  </Tab>
                ))}
              </Tabs>
              <TabPanels>
                <TabPanel item="Payments">
                  <Payments />
                </TabPanel>
                <TabPanel item="Chart">
                  <Text>Chart</Text>
                </TabPanel>
                <TabPanel item="Notes">
                  <Text>Notes</Text>
                </TabPanel>
              </TabPanels>
            </Stack>
          </TabsProvider>
        </main>
      </div>
    </>
  );
}

/** Braid by SEEK, the peer that is also built with vanilla-extract. */
export default function Screen() {
  const [isSwitched, setSwitched] = useState(false);
  return (
    <BraidProvider theme={isSwitched ? wireframe : docs}>
      <ToastProvider>
        <Content onSwitch={() => setSwitched(!isSwitched)} />
      </ToastProvider>
    </BraidProvider>
  );
}
