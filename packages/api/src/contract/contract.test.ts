import { GAME_TYPES } from '@platform/rules/wingo';
import { PASSWORD_RULES } from '@platform/rules/fields';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { WITHDRAWAL_STATES, withdrawalHistory } from './index';
import {
  calls,
  ContractError,
  decode,
  decodeGameAt,
  encodeGameAt,
  gameInfo,
  idempotencyKey,
  login,
  myBets,
  paginate,
  placeBet,
  problems,
  profile,
  signup,
  userBalances,
  winningNumbers,
  type CallAnswer,
  type CallPayload,
  type CallReply,
  type CallRequest,
} from './index';

/** Returns the error that decoding throws, and fails the test otherwise. */
function failure(run: () => unknown): ContractError {
  try {
    run();
  } catch (error) {
    if (error instanceof ContractError) return error;
    throw error;
  }
  throw new Error('The data was accepted.');
}

const bet = { betType: 'color', betValue: 'red', amount: '0.01', gametype: 1 };

describe('the registry of calls', () => {
  it.each([
    ['API-04', 'POST', '/api/auth/login', 'public'],
    ['API-05', 'POST', '/api/auth/signup', 'public'],
    ['API-06', 'GET', '/api/auth/logout', 'member'],
    ['API-07', 'GET', '/api/user/profile', 'member'],
    ['API-08', 'GET', '/api/user/userbalances', 'member'],
    ['API-09', 'GET', '/api/user/getmemberdashboard', 'member'],
    ['API-10', 'GET', '/api/user/walletinfo', 'member'],
    ['API-11', 'GET', '/api/user/totalReferral', 'member'],
    ['API-12', 'GET', '/api/user/checkTxnPassword', 'member'],
    ['API-13', 'POST', '/api/user/changePassword', 'member'],
    ['API-14', 'POST', '/api/user/changeTxnPassword', 'member'],
    ['API-15', 'POST', '/api/user/updateWallet', 'member'],
    ['API-16', 'GET', '/api/user/getReferralHistory', 'member'],
    ['API-17', 'GET', '/api/user/getlevel', 'member'],
    ['API-18', 'GET', '/api/user/getteam', 'member'],
    ['API-19', 'POST', '/api/tree/treeData', 'member'],
    ['API-20', 'GET', '/api/fund/walletdeposit', 'member'],
    ['API-21', 'GET', '/api/fund/walletdepositmultiple', 'member'],
    ['API-22', 'GET', '/api/fund/deposithistory', 'member'],
    ['API-23', 'GET', '/api/fund/activationhistory', 'member'],
    ['API-24', 'GET', '/api/fund/withdrawalhistory', 'member'],
    ['API-25', 'POST', '/api/fund/Withdrawalnow', 'member'],
    ['API-26', 'POST', '/api/fund/Activatenow', 'member'],
    ['API-27] [API-28', 'GET', '/api/fund/bonus', 'member'],
    ['API-29', 'GET', '/api/support/mytickets', 'member'],
    ['API-30', 'POST', '/api/support/createticket', 'member'],
    ['API-31', 'GET', '/api/twofactor/authstatus', 'member'],
    ['API-32', 'GET', '/api/twofactor/generate', 'member'],
    ['API-33', 'POST', '/api/twofactor/authotp', 'member'],
    ['API-34', 'POST', '/api/game/placeBetnew', 'member'],
    ['API-35', 'POST', '/api/game/gameinfonew', 'member'],
    ['API-36', 'POST', '/api/game/lastWiningNumbersnew', 'member'],
    ['API-37', 'GET', '/api/game/winingNumbersnew', 'member'],
    ['API-38', 'GET', '/api/game/myBets', 'member'],
    ['API-39', 'GET', '/api/game/myColourWinnings', 'member'],
    ['API-40', 'GET', '/api/user/sessions', 'member'],
    ['API-40', 'POST', '/api/user/revokeSession', 'member'],
    ['AUTH-09', 'POST', '/api/auth/forgotPassword', 'public'],
    ['AUTH-09', 'POST', '/api/auth/resetPassword', 'public'],
  ])('[%s] has %s %s for the %s', (_id, method, path, auth) => {
    expect(calls.filter((call) => call.path === path)).toMatchObject([{ method, auth }]);
  });

  it('has unique names', () => {
    expect(new Set(calls.map((call) => call.name)).size).toBe(calls.length);
  });
});

describe('placeBet', () => {
  it('[API-34] reads an amount as a JSON number or a numeric string', () => {
    const expected = { bet: { betType: 'color', betValue: 'red' }, amount: 10_000n, gametype: 1 };
    expect(decode(placeBet.request, bet)).toEqual(expected);
    expect(decode(placeBet.request, { ...bet, amount: 0.01, gametype: '1' })).toEqual(expected);
  });

  it('has a separate type for the server and for the client', () => {
    expectTypeOf<CallPayload<typeof placeBet>['amount']>().toEqualTypeOf<string | number>();
    expectTypeOf<CallRequest<typeof placeBet>['amount']>().toEqualTypeOf<bigint>();
    expectTypeOf<CallReply<typeof userBalances>['data']['ActivateWallet']>().toBeString();
    expectTypeOf<CallAnswer<typeof userBalances>['data']['ActivateWallet']>().toBeBigInt();
    expectTypeOf<CallReply<typeof login>['message']>().toBeString();
    expectTypeOf<CallReply<typeof profile>['message']>().toEqualTypeOf<string | undefined>();
  });

  it('requires our server to return fields that other servers may omit', () => {
    type Written = CallReply<typeof gameInfo>['data'];
    type Read = CallAnswer<typeof gameInfo>['data'];
    expectTypeOf<Written['draw_at']>().toEqualTypeOf<number>();
    expectTypeOf<Read['draw_at']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Written['game_at']>().toEqualTypeOf<string>();
    expectTypeOf<Read['game_at']>().toEqualTypeOf<number>();
    type Status = CallReply<typeof withdrawalHistory>['data'][number]['Status'];
    expectTypeOf<Status>().toEqualTypeOf<(typeof WITHDRAWAL_STATES)[number]>();
  });

  it.each([
    [{ ...bet, amount: undefined }, 'amount', 'amount is missing.'],
    [{ ...bet, amount: null }, 'amount', 'amount: expected (string | number), received null.'],
    [{ ...bet, amount: 'abc' }, 'amount', 'amount: "abc" is not an amount'],
    [{ ...bet, amount: '0.0000001' }, 'amount', 'has 7 decimals'],
    [{ ...bet, amount: 0 }, 'amount', 'amount: stakeTooSmall.'],
    [{ ...bet, amount: '-5' }, 'amount', 'amount: stakeTooSmall.'],
    [{ ...bet, amount: '0.015' }, 'amount', 'amount: stakeTooPrecise.'],
    [{ ...bet, gametype: 10 }, 'gametype', `expected (${GAME_TYPES.join(' | ')}), received 10`],
    [{ ...bet, gametype: '' }, 'gametype', `expected (${GAME_TYPES.join(' | ')})`],
    [{ ...bet, betValue: 7 }, 'betValue', 'betValue: expected string, received 7.'],
    [{ ...bet, betValue: 'blue' }, '', 'There is no colour "blue"'],
    [{ ...bet, order_id: 'a\u0000' }, 'order_id', 'order_id must be the number of a round.'],
    [undefined, '', 'The data is missing.'],
    ['text', '', 'The data: expected Object, received "text".'],
  ])('[API-34] refuses %j and names %j', (value, field, message) => {
    const error = failure(() => decode(placeBet.request, value));
    expect(error.field).toBe(field);
    expect(error.message).toContain(message);
  });

  it('names the expected and the received value', () => {
    const error = failure(() => decode(placeBet.request, { ...bet, amount: true }));
    expect(error).toMatchObject({ expected: '(string | number)', received: 'true' });
  });

  it('accepts an idempotency key of plain characters', () => {
    expect(decode(idempotencyKey, '0123456789abcdef')).toBe('0123456789abcdef');
    expect(failure(() => decode(idempotencyKey, 'short')).message).toContain('16 to 64');
  });
});

describe('a history', () => {
  it.each([
    ['API-37', winningNumbers],
    ['API-38', myBets],
  ])(
    '[%s] reads the query of a history from text, with page 1 and 10 rows as defaults',
    (_id, call) => {
      const query = { gametype: '2', page: '3', size: '500' };
      expect(decode(call.request, query)).toEqual({ page: 3, size: 500, gametype: 2 });
      expect(decode(call.request, { gametype: '2' })).toEqual({ page: 1, size: 10, gametype: 2 });
    },
  );

  it.each(['0', '-1', '1.5', 'x', '', '9'.repeat(40)])('refuses page %j', (page) => {
    const error = failure(() => decode(myBets.request, { page, gametype: '1' }));
    expect(error.field).toBe('page');
  });

  it('names the row and field of an invalid reply', () => {
    const row = {
      order_id: '1',
      gameId: { roundNumber: '1', result: null },
      amount: '1',
      betType: 'low',
      betValue: 'low',
      state: 'open',
      total_winning: '0',
      bet_at: 0,
    };
    const reply = {
      status: 'success',
      data: [row, { ...row, amount: 1 }],
      pagination: paginate(2, 1),
    };
    const error = failure(() => decode(myBets.response, reply));
    expect(error.message).toBe('data.1.amount: expected string, received 1.');
  });

  it('[API-46] accepts a reply with or without nextPage', () => {
    const reply = { status: 'success', data: [], pagination: paginate(11, 1) };
    const next = { ...reply, pagination: { ...reply.pagination, nextPage: 2 } };
    expect(decode(myBets.response, next)).toEqual(decode(myBets.response, reply));
  });

  it('[API-43] has 10 rows per page, and reports the page, the pages and the rows', () => {
    expect(paginate(0, 1)).toEqual({ currentPage: 1, totalPages: 0, totalRecords: 0 });
    expect(paginate(10, 1).totalPages).toBe(1);
    expect(paginate(11, 2)).toEqual({ currentPage: 2, totalPages: 2, totalRecords: 11 });
  });
});

describe('a bet in a history', () => {
  it.each([
    ['color', 'violet'],
    ['number', '7'],
    ['high', 'high'],
    ['low', 'low'],
  ])('[WINGO-14] has the round, amount, type, value and winning of a bet on %s', (type, value) => {
    const row = {
      gameId: { roundNumber: '20' },
      amount: '10',
      betType: type,
      betValue: value,
      total_winning: '19.6',
    };
    const reply = { status: 'success', data: [row], pagination: paginate(1, 1) };
    expect(decode(myBets.response, reply).data).toMatchObject([
      { ...row, amount: 10_000_000n, total_winning: 19_600_000n },
    ]);
    for (const field of Object.keys(row)) {
      const lacking = { ...reply, data: [{ ...row, [field]: undefined }] };
      expect(failure(() => decode(myBets.response, lacking)).field).toContain(field);
    }
  });
});

describe('signup', () => {
  const form = {
    invite_code: '',
    name: ' Asha ',
    email: 'asha@example.com',
    password: 'Secret123',
    confirm_password: 'Secret123',
    phone: '+91 98765-43210',
  };

  it('[API-05] accepts an empty or absent invite code, and normalises name and phone', () => {
    const expected = { ...form, name: 'Asha', phone: '+919876543210' };
    expect(decode(signup.request, form)).toEqual(expected);
    expect(decode(signup.request, { ...form, invite_code: undefined })).toEqual(expected);
  });

  it('[API-05] reports a problem for every field', () => {
    const wrong = { ...form, name: ' ', email: 'x', password: 'a', phone: '1' };
    expect(problems(signup.request, wrong)).toEqual({
      name: { code: 'noName' },
      email: { code: 'invalidEmail' },
      password: { code: 'weakPassword', params: { shortest: 8 } },
      confirm_password: { code: 'passwordsDiffer' },
      phone: { code: 'invalidPhone' },
    });
    expect(problems(signup.request, form)).toEqual({});
  });

  it('refuses a name that contains a message', () => {
    const name = 'Winner! Claim 5000 USDT at http://evil.example';
    expect(problems(signup.request, { ...form, name })).toEqual({
      name: { code: 'invalidName', params: { shortest: 2, longest: 40 } },
    });
  });

  it.each([
    ['short', 'Ab1', [false, true, true]],
    ['in lower case', 'abcdefg1', [true, false, true]],
    ['without a digit', 'Abcdefgh', [true, true, false]],
    ['good', 'Abcdefg1', [true, true, true]],
    ['with an upper-case letter of another alphabet', '\u0416bcdefg1', [true, true, true]],
  ])('[REG-03] reports which password rules are met by a password: %s', (_name, password, held) => {
    expect(PASSWORD_RULES.map((rule) => rule.holds(password))).toEqual(held);
    const errors = problems(signup.request, { ...form, password, confirm_password: password });
    expect('password' in errors).toBe(held.includes(false));
  });

  it('refuses control characters', () => {
    expect(problems(signup.request, { ...form, name: 'a\u0000b' })).toHaveProperty('name');
  });
});

describe('login', () => {
  it('[API-04] reports each missing field by its code', () => {
    expect(failure(() => decode(login.request, { code: '', password: 'x' })).problem).toEqual({
      code: 'noSignInCode',
    });
    expect(failure(() => decode(login.request, { code: 'x', password: '' })).problem).toEqual({
      code: 'noPassword',
    });
  });
});

describe('a reply', () => {
  it('[API-08] reads decimal strings as micro-USDT and accepts additional fields', () => {
    const data = { disable: 0, ActivateWallet: '1000', STAKINGEWALLET: '0.0147', extra: 1 };
    const answer = decode(userBalances.response, { status: 'success', data });
    expect(answer.data).toEqual({
      disable: 0,
      ActivateWallet: 1_000_000_000n,
      STAKINGEWALLET: 14_700n,
    });
  });

  it('[API-07] names a missing field', () => {
    const error = failure(() => decode(profile.response, { status: 'success', data: {} }));
    expect(error.message).toBe('data.ID is missing.');
  });
});

describe('game_at', () => {
  const drawAt = Date.UTC(2024, 0, 31, 23, 59, 56);

  it('[API-35] is Indian wall-clock time labelled Z', () => {
    expect(encodeGameAt(drawAt)).toBe('2024-02-01T05:29:56.000Z');
    expect(decodeGameAt('2024-02-01T05:29:56.000Z')).toBe(drawAt);
  });

  it.each(['2024-02-01T05:29:56', '2024-02-01', '2024-02-01T05:29:56+05:30', 'soon'])(
    "[API-35] refuses %j, which would be read in the machine's time zone",
    (game_at) => {
      const data = { order_id: '1', game_at, server_now: 0, close_at: 0, draw_at: 0 };
      const error = failure(() => decode(gameInfo.response, { status: 'success', data }));
      expect(error.field).toBe('data.game_at');
    },
  );
});
