import type { RoundOutcome } from '@platform/rules/models';
import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { withMedia } from '../../../testing/media';
import { renderUi } from '../../../testing/renderUi';
import { calledOffRound, lostRound, wonRound } from '../sampleOutcomes';
import { WinDialog } from './WinDialog';

describeConformance('WinDialog', {
  render: (props) => <WinDialog outcome={wonRound} onClose={() => {}} {...props} />,
  root: HTMLDivElement,
});

test('[WINGO-01] shows the drawn number, each bet, and the stake, return and net of a win', () => {
  const { getByRole } = renderUi(<WinDialog outcome={wonRound} onClose={() => {}} />);
  const dialog = getByRole('dialog', { name: 'You won!' });
  expect(dialog).toHaveTextContent('+5.600 USDT');
  expect(dialog).toHaveTextContent('Staked14.000Received19.600');
  expect(getByRole('img', { name: '7, green' })).toBeVisible();
  const bets = within(getByRole('list', { name: 'Your bets' })).getAllByRole('listitem');
  expect(bets.map((bet) => bet.textContent)).toEqual(['Green10.000+9.600', '34.000-4.000']);
});

test('celebrates a return only if the return exceeds the stakes', () => {
  const { getByRole, rerender } = renderUi(<WinDialog outcome={lostRound} onClose={() => {}} />);
  expect(getByRole('dialog', { name: 'Not this time' })).toHaveTextContent('-8.080 USDT');
  const even = {
    ...wonRound,
    bets: wonRound.bets.map((bet) => ({ ...bet, received: bet.amount })),
  };
  rerender(<WinDialog outcome={even} onClose={() => {}} />);
  expect(getByRole('dialog', { name: 'Not this time' })).toBeVisible();
});

test('shows a refund without a plus sign, unlike a win', () => {
  const { getByRole } = renderUi(<WinDialog outcome={calledOffRound} onClose={() => {}} />);
  const dialog = getByRole('dialog', { name: 'Your stakes were refunded' });
  expect(dialog).toHaveTextContent('Received14.000');
  expect(dialog).not.toHaveTextContent('+');
});

test('does not take the focus, and closes with its button or, while focused, with Escape', async () => {
  const onClose = vi.fn();
  const { getByRole, rerender } = renderUi(
    <>
      <button>Green</button>
      <WinDialog outcome={undefined} onClose={onClose} />
    </>,
  );
  const green = getByRole('button', { name: 'Green' });
  green.focus();
  const open = (outcome: RoundOutcome | undefined) =>
    rerender(
      <>
        <button>Green</button>
        <WinDialog outcome={outcome} onClose={onClose} />
      </>,
    );
  open(wonRound);
  expect(green).toHaveFocus();
  expect(getByRole('dialog')).not.toHaveAttribute('aria-modal');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Tab}');
  expect(getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  open(undefined);
  expect(green).toHaveFocus();
  open(wonRound);
  await userEvent.click(getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('announces its title in a live region that is always mounted', () => {
  const { getByRole, rerender } = renderUi(<WinDialog outcome={undefined} onClose={() => {}} />);
  const region = getByRole('status');
  expect(region).toBeEmptyDOMElement();
  rerender(<WinDialog outcome={wonRound} onClose={() => {}} />);
  expect(getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('You won!');
});

describe('the timer', () => {
  const onClose = vi.fn();
  const pass = (ms: number) => {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
  };

  beforeEach(() => {
    onClose.mockClear();
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  test('closes the dialog after 10 s', () => {
    const { rerender } = renderUi(<WinDialog outcome={wonRound} onClose={onClose} />);
    pass(9_999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledOnce();
    rerender(
      <WinDialog outcome={{ ...wonRound, roundNumber: '20240131100010043' }} onClose={onClose} />,
    );
    pass(9_999);
    expect(onClose).toHaveBeenCalledOnce();
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  test('pauses while the pointer is inside', () => {
    const { getByRole } = renderUi(<WinDialog outcome={wonRound} onClose={onClose} />);
    const dialog = getByRole('dialog');
    pass(6_000);
    fireEvent.pointerMove(getByRole('button', { name: 'Close' }));
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerLeave(dialog);
    pass(3_999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('pauses while the focus is inside', () => {
    const { getByRole } = renderUi(<WinDialog outcome={wonRound} onClose={onClose} />);
    const close = getByRole('button', { name: 'Close' });
    act(() => close.focus());
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
    act(() => close.blur());
    pass(10_000);
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe.each([
  ['no-preference', 2],
  ['reduce', 0],
] as const)('with the motion preference %s', (reducedMotion, animated) => {
  withMedia({ reducedMotion });

  test(`animates ${animated} parts`, () => {
    const { getByRole } = renderUi(<WinDialog outcome={wonRound} />);
    const dialog = getByRole('dialog');
    expect(dialog.getAnimations({ subtree: true })).toHaveLength(animated);
  });
});

test("(A4) links to the round's verification, and closes when the link is pressed", async () => {
  const onClose = vi.fn();
  const { getByRole } = renderUi(
    <WinDialog
      outcome={wonRound}
      onClose={onClose}
      verifyHref={(round, bet) => `#${round}/${bet}`}
    />,
  );
  const link = getByRole('link', { name: 'Verify round 20240131100010042' });
  expect(link).toHaveAttribute('href', '#20240131100010042/B-1');
  await userEvent.click(link);
  expect(onClose).toHaveBeenCalledOnce();
});
