// @vitest-environment jsdom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { exampleReplies } from '../mock';
import {
  useBalances,
  useChangeClientSeed,
  useDiceBets,
  usePlaceDiceBet,
  usePlacePlinkoBet,
  usePlinkoBets,
  useRotateSeeds,
  useSeedPairs,
} from './index';
import { balances, openPage } from './testing/openPage';

const BET = '/api/game/dice/bet';
const BALL = '/api/game/plinko/bet';
const SEEDS = '/api/game/seeds';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const openGames = () =>
  openPage({
    [BET]: () => exampleReplies.diceBet,
    '/api/game/dice/bets': () => exampleReplies.diceBets,
    [BALL]: () => exampleReplies.plinkoBet,
    '/api/game/plinko/bets': () => exampleReplies.plinkoBets,
    [SEEDS]: () => exampleReplies.seeds,
    [`${SEEDS}/client`]: () => exampleReplies.changeClientSeed,
    [`${SEEDS}/rotate`]: () => exampleReplies.rotateSeeds,
    '/api/user/userbalances': () => balances(),
  });

it('places a bet on Dice, then refetches balances, bets and seeds', async () => {
  const { wrapper, calls } = openGames();
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
  const { wrapper } = openGames();
  const { result } = renderHook(() => useDiceBets(1), { wrapper });
  await waitFor(() => expect(result.current.data).toBeDefined());
  const [first] = result.current.data?.rows ?? [];
  expect(first?.pair?.serverSeed).toMatch(/^0001/);
  expect(first?.pair?.bets).toBe(3);
});

it('drops a ball of Plinko, then refetches balances, bets and seeds', async () => {
  const { wrapper, calls } = openGames();
  const { result } = renderHook(
    () => [usePlacePlinkoBet(), useBalances(), usePlinkoBets(1), useSeedPairs()] as const,
    { wrapper },
  );
  await waitFor(() => expect(result.current[3].data).toBeDefined());
  const bet = { rows: 9, risk: 'low' } as const;
  const placed = await act(() => result.current[0].run({ bet, amount: 1_000_000n }));
  expect(await calls(BALL)[0]?.json()).toEqual({ amount: '1', rows: 9, risk: 'low' });
  expect(calls(BALL)[0]?.headers.get('idempotency-key')).toMatch(/^[\w-]{16,64}$/);
  expect(placed).toMatchObject({
    bet,
    bucket: 5,
    payout: 700_000n,
    proof: { statement: { game: 'plinko', settings: '9:low', result: 'LRRRRRLLL', payout: '0.7' } },
  });
  expect(placed?.path.filter((bounce) => bounce === 'right')).toHaveLength(5);
  await waitFor(() => {
    for (const path of ['/api/user/userbalances', '/api/game/plinko/bets', SEEDS]) {
      expect([path, calls(path).length]).toEqual([path, 2]);
    }
  });
});

it('refetches the bets of every game after a rotation', async () => {
  const { wrapper, calls } = openGames();
  const { result } = renderHook(
    () => [useRotateSeeds(), useDiceBets(1), usePlinkoBets(1)] as const,
    { wrapper },
  );
  await waitFor(() => expect(result.current[2].data?.rows[0]?.pair?.bets).toBe(3));
  await act(() => result.current[0].run('next'));
  await waitFor(() => {
    for (const path of ['/api/game/dice/bets', '/api/game/plinko/bets']) {
      expect([path, calls(path).length]).toEqual([path, 2]);
    }
  });
});

it('changes the client seed, and rotates the pair', async () => {
  const { wrapper, calls } = openGames();
  const { result } = renderHook(
    () => [useChangeClientSeed(), useRotateSeeds(), useSeedPairs()] as const,
    { wrapper },
  );
  await waitFor(() => expect(result.current[2].data?.current.clientSeed).toBe('Ann_7'));
  await act(() => result.current[0].run('mine'));
  expect(await calls(`${SEEDS}/client`)[0]?.json()).toEqual({ client_seed: 'mine' });
  const rotated = await act(() => result.current[1].run('next'));
  expect(rotated?.revealed.serverSeed).toMatch(/^0001/);
  expect(rotated?.revealed.bets).toBe(3);
});
