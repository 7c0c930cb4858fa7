import { parseUsdt } from '@platform/rules/money';
import { parseBet, type Stake, type WingoBet } from '@platform/rules/wingo';
import { act, fireEvent } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../../testing/conformance';
import { renderUi } from '../../../testing/renderUi';
import { MessagesProvider } from '../../../theme/Messages';
import { BetSlip, type BetSlipProps } from './BetSlip';
import { useBetSlip, type BetSlipControl } from './useBetSlip';

const GREEN = parseBet('color', 'green');
const SEVEN = parseBet('number', '7');
const LOW = parseBet('low', '');
const stake = (bet: WingoBet, amount: string): Stake => ({ bet, amount: parseUsdt(amount) });

interface SlipProps extends Partial<Omit<BetSlipProps, 'slip'>> {
  round?: string;
  send?: (stake: Stake) => Promise<unknown>;
}

let slip: BetSlipControl;
const keep = (control: BetSlipControl) => {
  slip = control;
};

function Slip({ send = () => Promise.resolve(), round, ...props }: SlipProps) {
  const control = useBetSlip(send, 'An error occurred', round);
  useLayoutEffect(() => keep(control));
  const [amount, setAmount] = useState(parseUsdt('1'));
  const [oneTap, setOneTap] = useState(false);
  return (
    <BetSlip
      slip={control}
      stake={amount}
      onStakeChange={setAmount}
      oneTap={oneTap}
      onOneTapChange={setOneTap}
      onOpen={() => {}}
      {...props}
    />
  );
}

const ONE_BET: BetSlipControl = {
  bets: [{ bet: parseBet('color', 'green'), amount: 1_000_000n, state: 'ready' }],
  confirmed: undefined,
  canUndo: false,
  add: () => {},
  double: () => {},
  clear: () => {},
  undo: () => {},
  place: () => Promise.resolve(),
  setStake: () => {},
  remove: () => {},
};

const add = (...stakes: Stake[]) => act(() => slip.add(stakes));
const held = () => slip.bets.map(({ amount }) => amount);

describeConformance('BetSlip', {
  render: (props) => <Slip {...props} />,
  root: HTMLFormElement,
  slots: [
    {
      parts: ['stake', 'more', 'oneTap', 'again', 'double', 'undo', 'clear', 'submit'],
      many: ['bet', 'preset'],
      props: { slip: ONE_BET, onMore: () => {} },
    },
    {
      parts: ['cancel'],
      props: {
        slip: ONE_BET,
        blocked: true,
        nextRound: { isQueued: true, notSent: undefined, queue: () => {}, cancel: () => {} },
      },
    },
  ],
});

test('places several bets with one press, each in its own request', async () => {
  const send = vi.fn((_: Stake) => Promise.resolve());
  const { getByRole } = renderUi(<Slip send={send} />);
  expect(getByRole('button', { name: /^Place bets/ })).toBeDisabled();
  add(stake(GREEN, '1'));
  add(stake(SEVEN, '2'));
  add(stake(GREEN, '1'));
  expect(getByRole('button', { name: 'In the slip: Green 2.000' })).toBeVisible();
  await userEvent.click(getByRole('button', { name: 'Place 2 bets 4.000' }));
  expect(send.mock.calls).toEqual([[stake(GREEN, '2')], [stake(SEVEN, '2')]]);
  await expect.poll(() => getByRole('status').textContent).toBe('Placed: 2 of 2.');
  expect(slip.bets).toEqual([]);
});

test('removes the bet confirmation when the next round starts', async () => {
  const { getByRole, rerender } = renderUi(<Slip round="1" />);
  add(stake(GREEN, '1'));
  await userEvent.click(getByRole('button', { name: /^Place 1 bet/ }));
  await expect.poll(() => getByRole('status').textContent).toBe('Placed: 1 of 1.');
  rerender(<Slip round="2" />);
  expect(getByRole('status')).toBeEmptyDOMElement();
});

test('does not prompt for a bet after betting closes if the slip is empty', () => {
  const { getByText, rerender } = renderUi(<Slip />);
  expect(getByText('Choose what to bet on.')).toBeVisible();
  rerender(<Slip blocked />);
  expect(getByText('Betting is closed until the next round.')).toBeVisible();
});

test('keeps a refused bet with its reason, places the other bets, and can place the refused bet again', async () => {
  const send = vi.fn((wanted: Stake) =>
    wanted.bet === SEVEN ? Promise.reject(new Error('This number is full.')) : Promise.resolve(),
  );
  const { getByRole } = renderUi(<Slip send={send} />);
  add(stake(GREEN, '1'), stake(SEVEN, '2'), stake(LOW, '3'));
  await userEvent.click(getByRole('button', { name: /^Place 3 bets/ }));
  await expect.poll(() => getByRole('alert').textContent).toBe('7: This number is full.');
  expect(getByRole('status')).toHaveTextContent('Placed: 2 of 3.');
  expect(held()).toEqual([2_000_000n]);
  send.mockImplementation(() => Promise.resolve());
  await userEvent.click(getByRole('button', { name: /^Place 1 bet/ }));
  await expect.poll(() => slip.bets).toEqual([]);
  expect(getByRole('alert')).toBeEmptyDOMElement();
});

test.each([new Error(''), 'offline'])(
  '[WINGO-09] shows a generic error if the server sends no message',
  async (reason) => {
    const { getByRole } = renderUi(<Slip send={() => Promise.reject(reason)} />);
    add(stake(GREEN, '1'));
    await userEvent.click(getByRole('button', { name: /^Place 1 bet/ }));
    await expect.poll(() => getByRole('alert').textContent).toBe('Green: An error occurred');
  },
);

test('keeps a pending bet unchanged and does not send it again', async () => {
  let answer = () => {};
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { getByRole } = renderUi(<Slip send={send} />);
  add(stake(GREEN, '1'));
  await userEvent.click(getByRole('button', { name: /^Place 1 bet/ }));
  expect(getByRole('button', { name: 'In the slip: Green 1.000' })).toBeDisabled();
  add(stake(GREEN, '5'), stake(SEVEN, '2'));
  expect(held()).toEqual([1_000_000n, 2_000_000n]);
  await act(() => slip.place([stake(GREEN, '1')]));
  expect(send).toHaveBeenCalledOnce();
  act(() => slip.clear());
  expect(held()).toEqual([1_000_000n]);
  act(() => slip.undo());
  expect(held()).toEqual([1_000_000n, 2_000_000n]);
  await act(async () => answer());
  expect(held()).toEqual([2_000_000n]);
});

test('does not restore placed bets on undo', async () => {
  const answers: (() => void)[] = [];
  renderUi(<Slip send={() => new Promise<void>((resolve) => answers.push(resolve))} />);
  add(stake(GREEN, '1'));
  act(() => void slip.place([stake(GREEN, '1')]));
  add(stake(SEVEN, '2'));
  await act(async () => answers.forEach((resolve) => resolve()));
  act(() => slip.undo());
  expect(slip.bets).toEqual([]);
  expect(slip.canUndo).toBe(false);
});

test('keeps a refused bet with its reason when a later change is undone', async () => {
  let refuse = (_: Error) => {};
  renderUi(<Slip send={() => new Promise((_, reject) => (refuse = reject))} />);
  add(stake(GREEN, '1'));
  act(() => void slip.place([stake(GREEN, '1')]));
  add(stake(SEVEN, '2'));
  await act(async () => refuse(new Error('Green is full.')));
  act(() => slip.undo());
  expect(slip.bets).toEqual([
    { ...stake(GREEN, '1'), state: 'refused', problem: 'Green is full.' },
  ]);
  expect(slip.canUndo).toBe(false);
});

test('does not restore a bet placed just before another press is handled', async () => {
  let answer = () => {};
  const first = new Promise<void>((resolve) => (answer = resolve));
  renderUi(<Slip send={({ bet }) => (bet === GREEN ? first : Promise.resolve())} />);
  act(() => void slip.place([stake(GREEN, '1')]));
  // `act` delays the render until the end of the block.
  await act(async () => {
    answer();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
    void slip.place([stake(SEVEN, '2')]);
  });
  expect(slip.bets).toEqual([]);
});

test('changes and removes a bet, and undoes both', () => {
  renderUi(<Slip />);
  add(stake(GREEN, '1'), stake(SEVEN, '2'));
  act(() => slip.setStake(stake(GREEN, '5')));
  expect(held()).toEqual([5_000_000n, 2_000_000n]);
  act(() => slip.remove(SEVEN));
  expect(held()).toEqual([5_000_000n]);
  act(() => slip.undo());
  act(() => slip.undo());
  expect(held()).toEqual([1_000_000n, 2_000_000n]);
});

test('repeats the last bets, doubles them, undoes changes and clears the slip', async () => {
  const { getByRole } = renderUi(<Slip previous={[stake(GREEN, '3'), stake(LOW, '4')]} />);
  const press = (name: string) => userEvent.click(getByRole('button', { name }));
  await press('Same bets as last round');
  expect(held()).toEqual([3_000_000n, 4_000_000n]);
  await press('2x: double all stakes');
  expect(held()).toEqual([6_000_000n, 8_000_000n]);
  await press('Clear the slip');
  expect(held()).toEqual([]);
  await press('Undo');
  await press('Undo');
  expect(held()).toEqual([3_000_000n, 4_000_000n]);
  await press('Undo');
  expect(getByRole('button', { name: 'Undo' })).toBeDisabled();
});

test('refuses bets whose total exceeds the balance', async () => {
  const send = vi.fn(() => Promise.resolve());
  const { getByRole } = renderUi(<Slip send={send} balance={parseUsdt('5')} />);
  add(stake(GREEN, '3'));
  expect(getByRole('button', { name: /^Place 1 bet/ })).toBeEnabled();
  add(stake(SEVEN, '2.01'));
  expect(getByRole('alert')).toHaveTextContent('Your wallet holds 5.0000 USDT.');
  expect(getByRole('button', { name: /^Place 2 bets/ })).toBeDisabled();
  await userEvent.click(getByRole('textbox', { name: 'Stake, USDT' }));
  await userEvent.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('keeps the slip for the next round when betting closes', async () => {
  const send = vi.fn(() => Promise.resolve());
  const { getByRole, rerender } = renderUi(<Slip send={send} />);
  add(stake(GREEN, '1'));
  rerender(<Slip send={send} blocked />);
  expect(getByRole('status')).toHaveTextContent('Your slip is kept for the next round');
  expect(getByRole('button', { name: /^Place 1 bet/ })).toBeDisabled();
  await userEvent.click(getByRole('textbox', { name: 'Stake, USDT' }));
  await userEvent.keyboard('{Enter}');
  expect(send).not.toHaveBeenCalled();
  rerender(<Slip send={send} />);
  await userEvent.click(getByRole('button', { name: /^Place 1 bet/ }));
  expect(send).toHaveBeenCalledOnce();
});

test('reports placed and pending bets in two sentences', async () => {
  const send = ({ bet }: Stake) =>
    bet === GREEN ? Promise.resolve() : Promise.reject(new Error('Seven is full.'));
  const { getByRole, rerender } = renderUi(<Slip send={send} />);
  add(stake(GREEN, '1'), stake(SEVEN, '2'));
  await userEvent.click(getByRole('button', { name: /^Place 2 bets/ }));
  rerender(<Slip send={send} blocked />);
  await expect
    .poll(() => getByRole('status').textContent)
    .toBe('Placed: 1 of 2. Betting is closed. Your slip is kept for the next round.');
});

test('changes the stake with the preset amounts, ½, 2x or by typing', async () => {
  const { getByRole } = renderUi(<Slip />);
  const field = getByRole('textbox', { name: 'Stake, USDT' });
  const press = (name: string) => userEvent.click(getByRole('button', { name }));
  const presets = [...getByRole('group', { name: 'Stakes' }).querySelectorAll('button')];
  expect(presets.map(({ textContent }) => textContent)).toEqual(['0.1', '1', '10', '100', '1000']);
  expect(getByRole('button', { name: '1' })).toHaveAttribute('aria-pressed', 'true');
  await press('10');
  expect(field).toHaveValue('10');
  expect(getByRole('button', { name: '10' })).toHaveAttribute('aria-pressed', 'true');
  expect(getByRole('button', { name: '1' })).toHaveAttribute('aria-pressed', 'false');
  await press('Half the stake');
  expect(field).toHaveValue('5');
  await press('2x: double the stake');
  await press('2x: double the stake');
  expect(field).toHaveValue('20');
  await userEvent.fill(field, '0.001');
  expect(field).toHaveValue('0.00');
  expect(getByRole('alert')).toHaveTextContent('Minimum Bet is 0.01 USDT!');
});

test('limits Max and 2x to the balance left after the bets in the slip', async () => {
  const { getByRole } = renderUi(<Slip balance={parseUsdt('10.999')} />);
  const field = getByRole('textbox', { name: 'Stake, USDT' });
  await userEvent.click(getByRole('button', { name: 'Max' }));
  expect(field).toHaveValue('10.99');
  add(stake(GREEN, '4'));
  await userEvent.click(getByRole('button', { name: 'Max' }));
  expect(field).toHaveValue('6.99');
  await userEvent.fill(field, '5');
  await userEvent.click(getByRole('button', { name: '2x: double the stake' }));
  expect(field).toHaveValue('6.99');
});

test("offers a brand's stakes in the player's notation, and other stakes in a dialog", async () => {
  const onMore = vi.fn();
  const { getByRole } = renderUi(
    <MessagesProvider messages={{ language: 'es' }}>
      <Slip presets={[parseUsdt('0.01'), parseUsdt('5000')]} onMore={onMore} />
    </MessagesProvider>,
  );
  const [, , more] = getByRole('group', { name: 'Stakes' }).children;
  expect(getByRole('group', { name: 'Stakes' })).toHaveTextContent('0,015000More');
  await userEvent.click(more as Element);
  expect(onMore).toHaveBeenCalledOnce();
});

test.each([
  [320, '1000.5'],
  [390, '10000.25'],
])('fits five stakes and More into %i px, beside a stake of %s', (width, text) => {
  const presets = ['0.1', '100', '1000', '5000', '10000'].map(parseUsdt);
  const { getByRole } = renderUi(
    <div style={{ inlineSize: width - 48 }}>
      <Slip presets={presets} onMore={() => {}} balance={parseUsdt('20000')} />
    </div>,
  );
  for (const button of getByRole('group', { name: 'Stakes' }).querySelectorAll('button')) {
    expect(button.getBoundingClientRect().height).toBe(44);
    expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  }
  const field = getByRole('textbox', { name: 'Stake, USDT' });
  fireEvent.input(field, { target: { value: text } });
  expect(field).toHaveValue(text);
  expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
});

test('leaves one-tap mode off by default, describes it when on, and requires an empty slip', async () => {
  const { getByRole, getByText } = renderUi(<Slip />);
  const oneTap = getByRole('switch', { name: 'One tap' });
  expect(oneTap).not.toBeChecked();
  add(stake(GREEN, '1'));
  expect(oneTap).toBeDisabled();
  act(() => slip.clear());
  await userEvent.click(oneTap);
  expect(getByText('One tap is on: each press bets 1.000 USDT immediately.')).toBeVisible();
});

test('does not shift with the first bet or with thirteen bets', () => {
  const { container } = renderUi(<Slip />);
  const height = () => container.firstElementChild?.getBoundingClientRect().height;
  const empty = height();
  add(stake(GREEN, '1'));
  expect(height()).toBe(empty);
  add(...Array.from({ length: 10 }, (_, number) => stake(parseBet('number', String(number)), '1')));
  expect(height()).toBe(empty);
});

test('[WINGO-11] shows the fee and the best return of the bets in the slip', () => {
  const { container } = renderUi(<Slip />);
  expect(container).not.toHaveTextContent('best return');
  add(stake(GREEN, '10'), stake(SEVEN, '1'));
  // Both bets win on 7: 10 × 1.96 and 1 × 8.82. The fee is 2% of 11.
  expect(container).toHaveTextContent('Service fee 0.220, best return 28.420 USDT');
});
