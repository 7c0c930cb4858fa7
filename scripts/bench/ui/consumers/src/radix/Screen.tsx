import { Accordion, Dialog, Label, Select, Tabs, Toast, Tooltip } from 'radix-ui';
import { useState, type ReactNode } from 'react';
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

function Choice({ label, options }: { label: string; options: readonly string[] }) {
  return (
    <div className="field">
      <Label.Root htmlFor={label}>{label}</Label.Root>
      <Select.Root defaultValue={options[0]}>
        <Select.Trigger id={label} className="button">
          <Select.Value />
        </Select.Trigger>
        <Select.Portal>
          <Select.Content>
            <Select.Viewport>
              {options.map((name) => (
                <Select.Item key={name} value={name}>
                  <Select.ItemText>{name}</Select.ItemText>
                </Select.Item>
              ))}
            </Select.Viewport>
          </Select.Content>
        </Select.Portal>
      </Select.Root>
    </div>
  );
}

function Hint({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content className="tooltip">{text}</Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

function Payments() {
  const [page, setPage] = useState(1);
  return (
    <>
      <table className="table">
        <caption hidden>Payments</caption>
        <thead>
          <tr>
            {COLUMNS.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(page).map((row) => (
            <tr key={row.id}>
              <th scope="row">{row.id}</th>
              <td>{row.date}</td>
              <td>{row.member}</td>
              <td>{row.network}</td>
              <td className="end">{row.amount}</td>
              <td>
                <span className="badge" data-status={row.status}>
                  {row.status}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <nav className="pages" aria-label="Pages">
        <button
          type="button"
          className="button"
          disabled={page === 1}
          onClick={() => setPage(page - 1)}
        >
          Previous
        </button>
        {page} / {PAGES}
        <button
          type="button"
          className="button"
          disabled={page === PAGES}
          onClick={() => setPage(page + 1)}
        >
          Next
        </button>
      </nav>
    </>
  );
}

function Toasts() {
  const [toasts, setToasts] = useState<string[]>([]);
  return (
    <>
      <button type="button" className="button" onClick={() => setToasts(TOASTS)}>
        Show toasts
      </button>
      {toasts.map((text) => (
        <Toast.Root key={text} className="toast">
          <Toast.Description>{text}</Toast.Description>
          <Toast.Close aria-label="Close">×</Toast.Close>
        </Toast.Root>
      ))}
    </>
  );
}

/** Radix as it comes: behaviour without a look of its own. */
export default function Screen() {
  return (
    <Tooltip.Provider>
      <Toast.Provider duration={5000}>
        <div className="shell">
          <header className="header">
            <span className="brand">Brand</span>
            <Choice label="Currency" options={CURRENCIES} />
            <Choice label="Language" options={LANGUAGES} />
            <Hint text="Help">
              <button type="button" className="button icon" aria-label="Help">
                ?
              </button>
            </Hint>
            <button type="button" className="button" onClick={switchBrand}>
              Switch brand
            </button>
            <Toasts />
            <Dialog.Root>
              <Dialog.Trigger className="button">New payment</Dialog.Trigger>
              <Dialog.Portal>
                <Dialog.Overlay className="overlay" />
                <Dialog.Content className="dialog" aria-describedby={undefined}>
                  <Dialog.Title>New payment</Dialog.Title>
                  <form className="form">
                    <div className="field">
                      <Label.Root htmlFor="member">Member</Label.Root>
                      <input id="member" required />
                    </div>
                    <div className="field">
                      <Label.Root htmlFor="amount">Amount</Label.Root>
                      <input id="amount" required />
                    </div>
                    <Choice label="Paid in" options={CURRENCIES} />
                    <label>
                      <input type="checkbox" /> Send a receipt
                    </label>
                    <Dialog.Close className="button">Send</Dialog.Close>
                  </form>
                </Dialog.Content>
              </Dialog.Portal>
            </Dialog.Root>
          </header>
          <nav className="menu" aria-label="Menu">
            <Accordion.Root type="single" collapsible defaultValue="games">
              {SECTIONS.map(({ id, title, links }) => (
                <Accordion.Item key={id} value={id}>
                  <Accordion.Header>
                    <Accordion.Trigger className="section">{title}</Accordion.Trigger>
                  </Accordion.Header>
                  <Accordion.Content>
                    <ul>
                      {links.map((link) => (
                        <li key={link.href}>
                          <a href={link.href}>{link.title}</a>
                        </li>
                      ))}
                    </ul>
                  </Accordion.Content>
                </Accordion.Item>
              ))}
            </Accordion.Root>
          </nav>
          <main className="content">
            <Tabs.Root defaultValue="Payments">
              <Tabs.List className="tabs" aria-label="Views">
                {['Payments', 'Chart', 'Notes'].map((name) => (
                  <Tabs.Trigger key={name} value={name} className="tab">
                    {name}
                  </Tabs.Trigger>
                ))}
              </Tabs.List>
              <Tabs.Content value="Payments">
                <Payments />
              </Tabs.Content>
              <Tabs.Content value="Chart">Chart</Tabs.Content>
              <Tabs.Content value="Notes">Notes</Tabs.Content>
            </Tabs.Root>
          </main>
        </div>
        <Toast.Viewport className="toasts" />
      </Toast.Provider>
    </Tooltip.Provider>
  );
}
