import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  decode,
  encodeGameAt,
  gameInfo,
  login,
  myBets,
  paginate,
  profile,
  userBalances,
} from '../contract';
import { exampleReplies } from '../mock/exampleReplies';
import { isIncomplete, toBalances, toProfile } from './account';
import { refreshDelayOf, remainingOf, toWingoRound, type WingoRound } from './round';
import { toMyBets, toPlaceBetPayload } from './wingo';

/** Countdown end of a 1-minute round, and the wire reply about that round. */
const zero = Date.UTC(2024, 2, 31, 1, 30);
const wire = (server_now: number) => ({
  status: 'success',
  data: {
    order_id: '20240331010091',
    game_at: encodeGameAt(zero - 4_000),
    server_now,
    close_at: zero - 15_000,
    draw_at: zero - 4_000,
  },
});

describe('the clock of a round', () => {
  afterEach(() => vi.unstubAllEnvs());

  // Time zones: a quarter-hour offset, one west of Greenwich, one at the start of summer time, and India.
  it.each([
    ['UTC', 0],
    ['Asia/Kathmandu', -345],
    ['America/St_Johns', 150],
    ['Europe/London', -60],
    ['Asia/Kolkata', -330],
  ])('[WINGO-02] is the same on a device in %s', (zone, minutesWest) => {
    vi.stubEnv('TZ', zone);
    // Skips this check in Stryker's threads, because only a process can change its time zone.
    if (!('__stryker__' in globalThis)) {
      expect(new Date(zero).getTimezoneOffset()).toBe(minutesWest);
    }

    const now = zero - 30_000;
    const answer = decode(gameInfo.response, wire(now));
    const round = toWingoRound(1, answer, { sentAt: now, receivedAt: now });

    expect(round).toEqual({
      gameType: 1,
      roundNumber: '20240331010091',
      endsAt: zero,
      closesAt: zero - 15_000,
      drawsAt: zero - 4_000,
      clockOffset: 0,
      commitment: null,
      root: null,
      beacon: null,
    });
    // Applies the specification's formula to the wire text.
    const formula = Date.parse(wire(now).data.game_at) - (now + 5.5 * 3_600_000) + 4_000;
    expect(remainingOf(round, now)).toBe(formula);
  });

  it('[WINGO-02] corrects a device with a wrong clock', () => {
    const hourFast = zero - 30_000 + 3_600_000;
    const answer = decode(gameInfo.response, wire(zero - 30_000));
    const round = toWingoRound(1, answer, { sentAt: hourFast - 80, receivedAt: hourFast + 80 });
    expect(remainingOf(round, hourFast + 5_000)).toBe(25_000);
  });
});

describe('refreshDelayOf', () => {
  const round: WingoRound = {
    gameType: 1,
    roundNumber: '1',
    endsAt: zero,
    closesAt: zero - 15_000,
    drawsAt: zero - 4_000,
    clockOffset: 0,
    commitment: null,
    beacon: null,
  };

  it.each([
    ['until 1 s before zero', -40_000, 39_000],
    ['until 1 s before the previous zero, if that draw is not available yet', -63_000, 2_000],
    ['until 1 s before zero, if the previous draw is available', -61_000, 60_000],
    ['until 1 s before zero, if the previous draw will soon be available', -62_000, 61_000],
    ['2 s once the server is late', -1_000, 2_000],
    ['for as long as the server is already late', 9_000, 10_000],
    ['at most 30 s', 600_000, 30_000],
  ])('[WINGO-05] waits %s', (_what, sinceZero, delay) => {
    expect(refreshDelayOf(round, zero + sinceZero)).toBe(delay);
  });
});

describe('mapping', () => {
  it('[API-08] maps the wallets to main and locker', () => {
    const data = { disable: 1, ActivateWallet: '12.5', STAKINGEWALLET: '0' };
    expect(toBalances(decode(userBalances.response, { status: 'success', data }))).toEqual({
      main: 12_500_000n,
      locker: 0n,
      disabled: true,
    });
  });

  it.each([
    ['only the user name', { code: 'asha' }, undefined, true],
    ['no name', { code: 'asha', id: '7' }, undefined, true],
    ['no id', { code: 'asha', name: 'Asha' }, undefined, true],
    ['everything', { code: 'asha', id: '7', name: 'Asha' }, undefined, false],
    ['everything, in two objects', { code: 'asha', name: 'Asha' }, { id: '7' }, false],
  ])(
    '[API-04] detects whether the profile must be fetched after a sign-in that returns %s',
    (_, user, more, asked) => {
      const reply = { ...exampleReplies.login, user, data: more && { user: more } };
      expect(isIncomplete(decode(login.response, reply))).toBe(asked);
    },
  );

  it('[API-07] [PROF-01] reads the profile', () => {
    const data = {
      ID: '7',
      code: 'asha',
      name: 'Asha',
      email: 'asha@example.com',
      emailid: 'asha@example.com',
      mobile: '+919876543210',
      JoiningDate: '2024-01-31T10:00:00.000Z',
      level: 'Bronze',
      selfpackage: '50',
      walletaddress: '',
      role: 'member',
      security_type: 'agent',
    };
    expect(toProfile(decode(profile.response, { status: 'success', data }))).toEqual({
      id: '7',
      code: 'asha',
      name: 'Asha',
      email: 'asha@example.com',
      mobile: '+919876543210',
      joinedAt: Date.UTC(2024, 0, 31, 10),
      rank: 'Bronze',
      lockedAmount: 50_000_000n,
      walletAddress: null,
      role: 'member',
      // Older servers, which do not confirm addresses, omit the field.
      emailConfirmed: true,
    });
  });

  it('[PROF-01] reads the role from either field, and is empty if both are missing', () => {
    const { security_type: _, role: __, ...data } = exampleReplies.profile.data;
    const roleOf = (fields: object) =>
      toProfile(decode(profile.response, { status: 'success', data: { ...data, ...fields } })).role;
    expect(roleOf({ security_type: 'member' })).toBe('member');
    expect(roleOf({})).toBe('');
  });

  it('[API-38] [WINGO-07] reads a settled, an open and a refunded bet', () => {
    const bet = {
      order_id: 'b1',
      gameId: { roundNumber: '20', result: { number: 0, color: 'red+violet' } },
      amount: '0.01',
      betType: 'color',
      betValue: 'red',
      state: 'won',
      total_winning: '0.0147',
      bet_at: zero,
    };
    const open = {
      ...bet,
      gameId: { roundNumber: '21', result: null },
      state: 'open',
      total_winning: '0',
    };
    const refunded = {
      ...bet,
      gameId: { roundNumber: '19', result: null, void_reason: 'no-beacon' },
      state: 'refunded',
      total_winning: '0.01',
    };
    const data = [open, bet, refunded];
    const reply = { status: 'success', data, pagination: paginate(12, 1) };
    const page = toMyBets(decode(myBets.response, reply));
    expect(page).toMatchObject({ current: 1, pages: 2, total: 12 });
    expect(page.rows[0]).toMatchObject({ state: 'open', result: null, received: 0n });
    expect(page.rows[1]).toEqual({
      id: 'b1',
      roundNumber: '20',
      bet: { betType: 'color', betValue: 'red' },
      amount: 10_000n,
      state: 'won',
      received: 14_700n,
      result: { roundNumber: '20', number: 0 },
      voidReason: null,
      placedAt: zero,
      receipt: null,
      number: null,
      rootPath: null,
    });
    expect(page.rows[2]).toMatchObject({
      state: 'refunded',
      result: null,
      voidReason: 'no-beacon',
      received: 10_000n,
    });
  });

  it('[API-34] writes a bet as strings on the wire', () => {
    const intent = {
      bet: { betType: 'number', betValue: 7 },
      amount: 1_500_000n,
      roundNumber: '20',
    } as const;
    expect(toPlaceBetPayload(2, intent)).toEqual({
      betType: 'number',
      betValue: '7',
      amount: '1.5',
      gametype: 2,
      order_id: '20',
    });
  });
});
