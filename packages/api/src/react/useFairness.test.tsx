// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { publishedRow } from '../domain/testing/wire';
import { useFairnessKeys, useFairnessRound, useLinkBefore } from './index';
import { openPage, success } from './testing/openPage';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const KEYS = { receipt_public_key: '3b', beacon_source: 'local', beacon_public_key: '8f' };
const VISITOR = { signedIn: false };

it('(A3) visitors can read the keys and a round', async () => {
  const routes = {
    '/api/fairness/keys': () => success({ data: KEYS }),
    '/api/fairness/round': () => success({ data: publishedRow() }),
    '/api/fairness/rounds': () => success({ data: [publishedRow({ place: 6 })] }),
  };
  const { wrapper, calls } = openPage(routes, VISITOR);
  const { result } = renderHook(
    () => {
      const round = useFairnessRound(3, '20');
      return { keys: useFairnessKeys(), round, before: useLinkBefore(3, round.data?.place) };
    },
    { wrapper },
  );
  await waitFor(() => expect(result.current.before.data?.link).toBe('1d'.repeat(32)));
  expect(result.current.keys.data).toMatchObject({ receiptKey: '3b', beaconKey: '8f' });
  expect(result.current.round.data).toMatchObject({ roundNumber: '20', place: 7 });
  expect(calls('/api/fairness/round')[0]?.url).toContain('?gametype=3&roundNumber=20');
  expect(calls('/api/fairness/rounds')[0]?.url).toContain('?gametype=3&after=5&limit=1');
});

it('(A4) a reply with another round is an error', async () => {
  const routes = { '/api/fairness/round': () => success({ data: publishedRow() }) };
  const { wrapper } = openPage(routes, VISITOR);
  const { result } = renderHook(() => useFairnessRound(3, '21'), { wrapper });
  await waitFor(() => expect(result.current.isLoading).toBe(false));
  expect(result.current.data).toBeUndefined();
  expect(result.current.error).toMatchObject({ code: 'UNREADABLE', isUncertain: false });
});

it('(A3) the link is pending and polled while the previous round is unfinished', async () => {
  const answers = [[], [publishedRow({ place: 6 })]];
  const routes = { '/api/fairness/rounds': () => success({ data: answers.shift() }) };
  const { wrapper, calls } = openPage(routes, VISITOR);
  const { result } = renderHook(() => useLinkBefore(3, 7), { wrapper });
  await waitFor(() => expect(result.current.data).toEqual({ link: null, isPending: true }));
  const known = { link: '1d'.repeat(32), isPending: false };
  await waitFor(() => expect(result.current.data).toEqual(known));
  expect(calls('/api/fairness/rounds')).toHaveLength(2);
});

it('(A3) sends no request without a round, and none before the first round', async () => {
  const { wrapper, calls } = openPage({}, VISITOR);
  const { result } = renderHook(
    () => ({ round: useFairnessRound(1, null), before: useLinkBefore(1, 1) }),
    { wrapper },
  );
  expect(result.current.round.isLoading).toBe(false);
  expect(result.current.before.isLoading).toBe(false);
  expect(calls('/api/fairness/round')).toHaveLength(0);
});
