import { parseUsdt } from '@platform/rules/money';
import { expect, test, vi } from 'vitest';
import { playSession } from '../../samples/account';
import { MINUTE, NOW } from '../../samples/time';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { SessionClock, type SessionClockProps } from './SessionClock';

const example = (props?: Partial<SessionClockProps>) => (
  <SessionClock session={playSession} now={() => NOW} {...props} />
);

describeConformance('SessionClock', {
  render: (props) => example(props),
  root: HTMLDListElement,
});

test('shows the time played, the net result and the previous sign-in', () => {
  const { container } = renderUi(example());
  expect(container).toHaveTextContent(
    'Playing for42 minNet-12.50 USDTLast sign-in31 May 2026, 7:00 PM',
  );
});

test('shows hours and minutes after the first hour', () => {
  const session = { ...playSession, beganAt: NOW - 125 * MINUTE };
  const { container } = renderUi(example({ session }));
  expect(container).toHaveTextContent('Playing for2 h 5 min');
});

test('marks a net win', () => {
  const session = { ...playSession, net: parseUsdt('3') };
  const { container } = renderUi(example({ session }));
  expect(container).toHaveTextContent('+3.00 USDT');
});

test('updates the minutes while it is shown', async () => {
  let now = NOW;
  const { container } = renderUi(example({ now: () => now }));
  now += MINUTE;
  await vi.waitFor(() => expect(container).toHaveTextContent('43 min'), { timeout: 5_000 });
});

test('shows zero minutes before the first bet, and omits an unknown previous sign-in', () => {
  const session = { beganAt: null, staked: 0n, net: 0n, lastSignInAt: null };
  const { container } = renderUi(example({ session }));
  expect(container.textContent).toBe('Playing for0 minNet0.00 USDT');
});

test('has a loading state', () => {
  const { container } = renderUi(example({ session: undefined }));
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  expect(container).not.toHaveTextContent('min');
});
