import { useRef, useState } from 'react';
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

function Menu() {
  const [open, setOpen] = useState('games');
  return (
    <nav className="menu" aria-label="Menu">
      {SECTIONS.map(({ id, title, links }) => (
        <div key={id}>
          <h3>
            <button
              type="button"
              className="section"
              aria-expanded={open === id}
              onClick={() => setOpen(open === id ? '' : id)}
            >
              {title}
            </button>
          </h3>
          <ul hidden={open !== id}>
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href}>{link.title}</a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}

function Payments() {
  const [page, setPage] = useState(1);
  return (
    <div role="tabpanel">
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
    </div>
  );
}

function NewPayment() {
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <button type="button" className="button" onClick={() => dialog.current?.showModal()}>
        New payment
      </button>
      <dialog ref={dialog} className="dialog" aria-labelledby="title">
        <form method="dialog" className="form">
          <h2 id="title">New payment</h2>
          <label className="field">
            Member
            <input name="member" required />
          </label>
          <label className="field">
            Amount
            <input name="amount" inputMode="decimal" required />
          </label>
          <label className="field">
            Currency
            <select>
              {CURRENCIES.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <label>
            <input type="checkbox" /> Send a receipt
          </label>
          <button className="button">Send</button>
        </form>
      </dialog>
    </>
  );
}

function Toasts() {
  const [toasts, setToasts] = useState<string[]>([]);
  return (
    <>
      <button
        type="button"
        className="button"
        onClick={() => {
          setToasts(TOASTS);
          setTimeout(() => setToasts([]), 5000);
        }}
      >
        Show toasts
      </button>
      <ul className="toasts" role="status">
        {toasts.map((text) => (
          <li key={text} className="toast">
            <span>{text}</span>
            <button
              type="button"
              aria-label="Close"
              onClick={() => setToasts((all) => all.filter((other) => other !== text))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function Views() {
  const [tab, setTab] = useState('Payments');
  return (
    <>
      <div role="tablist" className="tabs" aria-label="Views">
        {['Payments', 'Chart', 'Notes'].map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            className="tab"
            aria-selected={tab === name}
            onClick={() => setTab(name)}
          >
            {name}
          </button>
        ))}
      </div>
      {tab === 'Payments' ? <Payments /> : <p role="tabpanel">{tab}</p>}
    </>
  );
}

/** Plain HTML in React: what the platform does without a library. */
export default function Screen() {
  return (
    <div className="shell">
      <header className="header">
        <span className="brand">Brand</span>
        <label className="field">
          Currency
          <select>
            {CURRENCIES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="field">
          Language
          <select>
            {LANGUAGES.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <button type="button" className="button icon" aria-label="Help" title="Help">
          ?
        </button>
        <button type="button" className="button" onClick={switchBrand}>
          Switch brand
        </button>
        <Toasts />
        <NewPayment />
      </header>
      <Menu />
      <main className="content">
        <Views />
      </main>
    </div>
  );
}
