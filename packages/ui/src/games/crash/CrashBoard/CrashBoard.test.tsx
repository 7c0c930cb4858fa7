import { expect, test } from 'vitest';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { MessagesProvider } from '../../../theme/Messages';
import { CrashBoard } from './CrashBoard';

describeConformance('CrashBoard', {
  render: (props) => <CrashBoard phase="rising" multiplier={158} elapsed={5_800} {...props} />,
  root: HTMLDivElement,
});

test("[CRASH-01] shows the multiplier, and 'Crashed!' with the time to the next round", () => {
  const { getByText, queryByText } = renderUi(
    <CrashBoard phase="rising" multiplier={158} elapsed={5_800} />,
  );
  expect(getByText('1.58x')).toBeVisible();
  expect(queryByText(/Crashed!/)).toBeNull();
  renderUi(<CrashBoard phase="crashed" multiplier={610} elapsed={51_000} secondsLeft={5} />);
  expect(getByText('Crashed! · Next round in 5 s')).toBeVisible();
  expect(getByText('6.10x')).toBeVisible();
});

test("formats numbers for the user's language", () => {
  const { getByText } = renderUi(
    <MessagesProvider messages={{ language: 'es' }}>
      <CrashBoard phase="rising" multiplier={158} elapsed={5_800} />
    </MessagesProvider>,
  );
  expect(getByText('1,58x')).toBeVisible();
});

test("places the curve's tip at its end", () => {
  const { container } = renderUi(<CrashBoard phase="rising" multiplier={200} elapsed={10_000} />);
  const [, curve] = container.querySelectorAll('path');
  const tip = container.querySelector('svg ~ span:last-child')?.getBoundingClientRect();
  const end = curve?.getBoundingClientRect();
  if (!tip || !end) throw new Error('The curve or its tip is missing.');
  expect(Math.abs(tip.left + tip.width / 2 - end.right)).toBeLessThan(4);
  expect(Math.abs(tip.top + tip.height / 2 - end.top)).toBeLessThan(4);
});
