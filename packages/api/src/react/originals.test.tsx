// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { exampleReplies } from '../mock';
import {
  useBalances,
  useChangeClientSeed,
  useDiceBets,
  usePlaceDiceBet,
  useRotateSeeds,
  useSeedPairs,
} from './index';
import { balances, openPage } from './testing/openPage';

const BET = '/api/game/dice/bet';
const SEEDS = '/api/game/seeds';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const openDice = () =>
  openPage({
    [BET]: () => exampleReplies.diceBet,
    '/api/game/dice/bets': () => exampleReplies.diceBets,
    [SEEDS]: () => exampleReplies.seeds,
    [`${SEEDS}/client`]: () => exampleReplies.changeClientSeed,
    [`${SEEDS}/rotate`]: () => exampleReplies.rotateSeeds,
    '/api/user/userbalances': () => balances(),
  });

it('places a bet on Dice, then refetches balances, bets and seeds', async () => {
  const { wrapper, calls } = openDice();
  const { result } = renderHook(
    () => [usePlaceDiceBet(), useBalances(), useDiceBets(1), useSeedPairs()] as const,
    { wrapper },
  );
  await waitFor(() => expect(result.current[3].data).toBeDefined());
  const bet = { direction: 'over', target: 5_000 } as const;
  const placed = await act(() => result.current[0].run({ bet, amount: 1_000_000n }));
  expect(await calls(BET)[0]?.json()).toEqual({ amount: '1', direction: 'over', target: '50.00' });
  expect(calls(BET)[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,64}$/);
  expect(placed).toMatchObject({
    bet,
    roll: 9_830,
    won: true,
    payout: 1_980_000n,
    proof: { statement: { settings: 'over:50.00', result: '98.30', payout: '1.98', nonce: 0 } },
  });
  await waitFor(() => {
    for (const path of ['/api/user/userbalances', '/api/game/dice/bets', SEEDS]) {
      expect([path, calls(path).length]).toEqual([path, 2]);
    }
  });
});

it('lists bets on Dice with the seed of a rotated pair', async () => {
  const { wrapper } = openDice();
  const { result } = renderHook(() => useDiceBets(1), { wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  const [first] = result.current.data?.rows ?? [];
  expect(first?.pair?.serverSeed).toMatch(/^0001/);
  expect(first?.pair?.bets).toBe(1);
});

it('changes the client seed, and rotates the pair', async () => {
  const { wrapper, calls } = openDice();
  const { result } = renderHook(
    () => [useChangeClientSeed(), useRotateSeeds(), useSeedPairs()] as const,
    { wrapper },
  );
  await waitFor(() => expect(result.current[2].data?.current.clientSeed).toBe('Ann_7'));
  await act(() => result.current[0].run('mine'));
  expect(await calls(`${SEEDS}/client`)[0]?.json()).toEqual({ client_seed: 'mine' });
  const rotated = await act(() => result.current[1].run('next'));
  expect(rotated?.revealed.serverSeed).toMatch(/^0001/);
  expect(rotated?.revealed.bets).toBe(1);
});
