import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { BetButton } from './BetButton';

describeConformance('BetButton', {
  render: (props) => <BetButton {...props}>Bet</BetButton>,
  root: HTMLButtonElement,
});

function Freed({ onPlay }: { onPlay: () => void }) {
  const [blocked, setBlocked] = useState(true);
  return (
    <BetButton blocked={blocked} onClick={onPlay} onKeyUp={() => setBlocked(false)}>
      Bet
    </BetButton>
  );
}

test('ignores presses while blocked but keeps the focus, so that the next Enter plays', async () => {
  const onPlay = vi.fn();
  const { getByRole } = renderUi(<Freed onPlay={onPlay} />);
  const button = getByRole('button');
  button.focus();
  expect(button).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Enter}');
  expect(onPlay).not.toHaveBeenCalled();
  expect(button).not.toHaveAttribute('aria-disabled');
  await userEvent.keyboard('{Enter}');
  expect(onPlay).toHaveBeenCalledOnce();
});
