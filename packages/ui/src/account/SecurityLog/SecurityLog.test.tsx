import { securityLog } from '@platform/messages/securityLog';
import type { SecurityEvent } from '@platform/rules/models';
import { SECURITY_EVENTS } from '@platform/rules/fields';
import { USDT } from '@platform/rules/money';
import { expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { axeViolations, describeConformance } from '../../testing/conformance';
import { LOADING_TABLE } from '../../testing/slotParts';
import { renderUi } from '../../testing/renderUi';
import { SecurityLog, type SecurityLogProps } from './SecurityLog';
import { eventName } from '../../internal/securityEvent';

const FAILED: SecurityEvent = {
  id: '2',
  at: Date.UTC(2024, 0, 5, 15, 7),
  event: 'sign-in-failed',
  from: { browser: 'Firefox 150', platform: 'Linux', place: null, ipAddress: '198.51.100.7' },
  amount: null,
  wallet: null,
  refused: 3,
};
const PAID: SecurityEvent = {
  ...FAILED,
  id: '1',
  event: 'withdrawal-paid',
  from: null,
  amount: 25n * USDT,
  wallet: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  refused: 0,
};

const example = (props?: Partial<SecurityLogProps>) => (
  <SecurityLog page={{ rows: [FAILED, PAID], current: 1, pages: 1, total: 2 }} {...props} />
);

describeConformance('SecurityLog', {
  render: (props) => example(props),
  root: HTMLDivElement,
  slots: LOADING_TABLE,
});

test('(C14) shows the event, the time and the origin of each entry', () => {
  const { getByRole, getAllByRole } = renderUi(example());
  expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['Event', 'When', 'From'],
  ]);
  const failed = getByRole('row', { name: /Failed sign-in/ });
  expect(failed).toHaveTextContent('3 more attempts were refused');
  expect(failed).toHaveTextContent('05 Jan 2024, 3:07 PM');
  expect(failed).toHaveTextContent('Firefox 150 · Linux');
  expect(failed).toHaveTextContent('Unknown place · 198.51.100.7');
  const paid = getByRole('row', { name: /Withdrawal paid/ });
  expect(paid).toHaveTextContent('25.00');
  expect(paid).toHaveTextContent('The platform');
});

test('(C14) has text for every event, and shows unknown events from a newer server', () => {
  const names = SECURITY_EVENTS.map((event) => eventName(event, securityLog));
  expect(new Set(names).size).toBe(SECURITY_EVENTS.length);
  expect(eventName('moved-to-mars', securityLog)).toBe('Moved to mars');
  expect(eventName('toString', securityLog)).toBe('ToString');
});

test('keeps cards within the screen on a phone', async () => {
  await browser.viewport(390, 800);
  renderUi(example());
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  expect(await axeViolations()).toEqual([]);
});

test('(C14) uses the singular for one remaining attempt', () => {
  const page = { rows: [{ ...FAILED, refused: 1 }], current: 1, pages: 1, total: 1 };
  const { getByRole } = renderUi(example({ page }));
  expect(getByRole('row', { name: /Failed sign-in/ })).toHaveTextContent(
    '1 more attempt was refused',
  );
});
