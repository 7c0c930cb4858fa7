import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { vars } from '../../../theme/contract.css';
import { RoundTimer } from './RoundTimer';

describeConformance('RoundTimer', {
  render: (props) => <RoundTimer seconds={42} phase="open" total={60} {...props} />,
  root: HTMLDivElement,
});

const digits = () =>
  [...document.querySelectorAll('[data-place]')].map((cell) => cell.textContent).join('');

test.each([
  [42, '0042'],
  [600, '1000'],
  [61, '0101'],
  [0, '0000'],
  [-3, '0000'],
])('[WINGO-02] shows %i seconds as %s', (seconds, text) => {
  renderUi(<RoundTimer seconds={seconds} phase="open" total={600} />);
  expect(digits()).toBe(text);
});

/** Returns the computed colour for a CSS colour value. */
function painted(color: string): string {
  const probe = document.createElement('i');
  probe.style.color = color;
  document.body.append(probe);
  const { color: result } = getComputedStyle(probe);
  probe.remove();
  return result;
}

test('[WINGO-04] paints the digits in the danger colour in the last 5 seconds', () => {
  const inkOf = () =>
    [...document.querySelectorAll('[data-place]')].map((digit) => getComputedStyle(digit).color);
  const inks = (token: string) => Array.from({ length: 4 }, () => painted(token));
  const { rerender } = renderUi(<RoundTimer seconds={6} phase="blocked" total={60} />);
  expect(inkOf()).toEqual(inks(vars.color.warning.text));
  rerender(<RoundTimer seconds={5} phase="danger" total={60} />);
  expect(inkOf()).toEqual(inks(vars.color.danger.text));
  expect(painted(vars.color.danger.text)).not.toBe(painted(vars.color.warning.text));
});

test('exposes the time to screen readers, but announces only phase changes', () => {
  const { getByRole, rerender } = renderUi(<RoundTimer seconds={42} phase="open" total={60} />);
  expect(getByRole('timer', { name: 'Time remaining' })).toHaveTextContent('0 min 42 s');
  const announced = new Set<string | null>();
  for (let seconds = 60; seconds >= 0; seconds -= 1) {
    const phase = seconds > 15 ? 'open' : seconds > 5 ? 'blocked' : 'danger';
    rerender(<RoundTimer seconds={seconds} phase={phase} total={60} />);
    announced.add(getByRole('status').textContent);
  }
  expect([...announced]).toEqual(['Betting is open', 'Betting closes soon', 'Betting is closed']);
});

test('announces that betting closes soon when `soon` seconds are left', () => {
  const { getByRole, rerender } = renderUi(
    <RoundTimer seconds={21} phase="open" total={30} soon={20} />,
  );
  expect(getByRole('status')).toHaveTextContent('Betting is open');
  rerender(<RoundTimer seconds={20} phase="open" total={30} soon={20} />);
  expect(getByRole('status')).toHaveTextContent('Betting closes soon');
});

test('keeps its size while the round loads', () => {
  const { container, rerender } = renderUi(
    <RoundTimer seconds={undefined} phase="blocked" total={60} />,
  );
  const height = () => container.firstElementChild?.getBoundingClientRect().height;
  expect(container.firstElementChild).toHaveAttribute('data-state', 'unknown');
  expect(container.firstElementChild).toHaveAttribute('aria-busy', 'true');
  const before = height();
  rerender(<RoundTimer seconds={42} phase="open" total={60} />);
  expect(height()).toBe(before);
});

test("labels the countdown 'Next round' while it exceeds the duration of a round", () => {
  const timer = (seconds: number) => <RoundTimer seconds={seconds} phase="open" total={60} />;
  const { getByRole, getByText, queryByText, rerender } = renderUi(timer(62));
  expect(getByRole('timer', { name: 'Next round' })).toBeVisible();
  expect(getByText('Next round')).toBeInTheDocument();
  expect(digits()).toBe('0102');
  rerender(timer(60));
  expect(getByRole('timer', { name: 'Time remaining' })).toBeVisible();
  expect(queryByText('Next round')).toBeNull();
});
