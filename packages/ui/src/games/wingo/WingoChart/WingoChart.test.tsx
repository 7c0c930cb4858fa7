import { expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { drawnRecord, offRecord } from '../../../samples/rounds';
import { describeConformance } from '../../../testing/conformance';
import { LOADING_TABLE } from '../../../testing/slotParts';
import { renderUi } from '../../../testing/renderUi';
import { WingoChart } from './WingoChart';

const page = {
  rows: [
    drawnRecord('20240131100010042', 7),
    drawnRecord('20240131100010041', 0),
    drawnRecord('20240131100010040', 5),
  ],
  current: 1,
  pages: 1,
  total: 3,
};

describeConformance('WingoChart', {
  render: (props) => <WingoChart page={page} {...props} />,
  root: HTMLDivElement,
  slots: LOADING_TABLE,
});

test('[WINGO-12] shows ten digits per round, marks the drawn digit, and shortens the round number', () => {
  const { getByRole } = renderUi(<WingoChart page={page} />);
  const row = getByRole('row', { name: '20...10042 7, green' });
  const digits = row.querySelectorAll('td')[0]?.textContent;
  expect(digits).toBe('0123456789');
});

test('[WINGO-12] draws a line from each drawn number to the drawn number below', () => {
  const { container } = renderUi(<WingoChart page={page} />);
  const centre = (element: Element) => {
    const { left, width, top, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const balls = [...container.querySelectorAll('td [role="img"]')].map(centre);
  const lines = [...container.querySelectorAll('line')];
  expect(lines).toHaveLength(2);
  for (const [row, line] of lines.entries()) {
    const { left, right, top, bottom } = line.getBoundingClientRect();
    const [from, to] = [balls[row], balls[row + 1]];
    if (!from || !to) throw new Error('A row without its ball.');
    expect(Math.abs(left - Math.min(from.x, to.x))).toBeLessThan(2);
    expect(Math.abs(right - Math.max(from.x, to.x))).toBeLessThan(2);
    expect(Math.abs(top - from.y)).toBeLessThan(2);
    expect(Math.abs(bottom - to.y)).toBeLessThan(2);
  }
});

test('(A4) shows the reason for a voided round, and interrupts the line', () => {
  const [first, ...others] = page.rows;
  const rows = [first ?? expect.fail('no row'), offRecord('20240131100010050'), ...others];
  const { container, getByRole } = renderUi(<WingoChart page={{ ...page, rows }} />);
  expect(getByRole('row', { name: /^20...10050 Called off/ })).toBeVisible();
  expect(container.querySelectorAll('line')).toHaveLength(1);
});

test('fits the narrowest phone', async () => {
  await browser.viewport(320, 640);
  renderUi(<WingoChart page={page} />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
