import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { NumberButtons } from './NumberButtons';

describeConformance('NumberButtons', {
  render: (props) => <NumberButtons onPick={() => {}} {...props} />,
  root: HTMLDivElement,
});

test('[WINGO-01] there are the numbers 0 to 9, each can be picked', async () => {
  const onPick = vi.fn();
  const { getAllByRole } = renderUi(<NumberButtons onPick={onPick} />);
  for (const button of getAllByRole('button')) {
    button.focus();
    await userEvent.keyboard('{Enter}');
  }
  expect(onPick.mock.calls.flat()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('[WINGO-03] while betting is blocked none can be picked', () => {
  const { getAllByRole } = renderUi(<NumberButtons onPick={() => {}} disabled />);
  for (const button of getAllByRole('button')) expect(button).toBeDisabled();
});

test('on the narrowest phone a thumb hits each of them', () => {
  const { getAllByRole } = renderUi(
    <div style={{ inlineSize: 288 }}>
      <NumberButtons onPick={() => {}} />
    </div>,
  );
  for (const button of getAllByRole('button')) {
    expect(button.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
  }
});
