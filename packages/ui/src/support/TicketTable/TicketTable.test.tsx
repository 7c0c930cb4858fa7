import type { Ticket } from '@platform/rules/models';
import { expect, test } from 'vitest';
import { page as browser, userEvent } from 'vitest/browser';
import { axeViolations, describeConformance } from '../../testing/conformance';
import { LOADING_TABLE } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { MessagesProvider } from '../../theme/Messages';
import { TicketTable, type TicketTableProps } from './TicketTable';

const OPEN: Ticket = {
  id: '7',
  requestNumber: 'T-7',
  type: 'bug',
  message: 'It hangs.',
  solution: null,
  state: 'open',
  requestedAt: Date.UTC(2024, 0, 5, 15, 7),
  closedAt: null,
};
const CLOSED: Ticket = {
  ...OPEN,
  id: '6',
  requestNumber: 'T-6',
  type: 'account',
  solution: 'Thank you for telling us. '.repeat(10),
  state: 'closed',
  closedAt: Date.UTC(2024, 0, 6, 8, 0),
};

const example = (props?: Partial<TicketTableProps>) => (
  <TicketTable page={{ rows: [OPEN, CLOSED], current: 2, pages: 3, total: 6 }} {...props} />
);

describeConformance('TicketTable', {
  render: (props) => example(props),
  root: HTMLDivElement,
  slots: LOADING_TABLE,
});

const cellsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('[role="cell"], [role="rowheader"]')].map((cell) => cell.textContent);

test('[SUP-01] shows serial, request number, message, type, solution, request date, status and closed date', () => {
  const { getAllByRole, getByRole } = renderUi(example());
  expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Serial no.',
    'Request no.',
    'Message',
    'Type',
    'Solution',
    'Request date',
    'Status',
    'Closed date',
  ]);
  expect(cellsOf(getByRole('row', { name: /T-7/ }))).toEqual([
    '3',
    'T-7',
    'It hangs.',
    'Bug Report',
    'No reply yet',
    '05 Jan 2024, 3:07 PM',
    'Open',
    '-',
  ]);
  expect(cellsOf(getByRole('row', { name: /T-6/ }))).toMatchObject({
    0: '4',
    3: 'Account Issue',
    6: 'Closed',
    7: '06 Jan 2024, 8:00 AM',
  });
});

test.each([1280, 390])('expands a long reply with the button at %i px', async (width) => {
  await browser.viewport(width, 800);
  const { getAllByRole, getByText } = renderUi(example());
  const answer = getByText(/^Thank you for telling us/);
  const folded = answer.getBoundingClientRect().height;
  // Short texts have no expand button.
  const [button, ...others] = getAllByRole('button', { name: 'Show more' });
  expect(others).toEqual([]);
  button?.focus();
  await userEvent.keyboard('{Enter}');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(button).toHaveAccessibleName('Show less');
  expect(answer.getBoundingClientRect().height).toBeGreaterThan(folded * 2);
});

test('keeps the cards within the screen on a phone', async () => {
  await browser.viewport(390, 800);
  renderUi(example());
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await axeViolations()).toEqual([]);
});

test('[HIST-06] shows an empty state without tickets', () => {
  const { getByText } = renderUi(example({ page: { rows: [], current: 1, pages: 0, total: 0 } }));
  expect(getByText('No data found')).toBeVisible();
});

test("shows types and states in the user's language", () => {
  const { getByRole } = renderUi(
    <MessagesProvider
      messages={{ ticketTypes: { bug: 'Fehler' }, ticketStatus: { open: 'Offen' } }}
    >
      {example()}
    </MessagesProvider>,
  );
  const row = getByRole('row', { name: /T-7/ });
  expect(row).toHaveTextContent('Fehler');
  expect(row).toHaveTextContent('Offen');
});
