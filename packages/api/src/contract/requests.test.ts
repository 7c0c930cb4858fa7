import { describe, expect, it } from 'vitest';
import {
  activate,
  authOtp,
  bonus,
  BONUS_TYPES,
  changePassword,
  changeTxnPassword,
  createTicket,
  decode,
  depositHistory,
  forgotPassword,
  INCOME_TYPES,
  levels,
  login,
  myColourWinnings,
  myTickets,
  problems,
  resetPassword,
  revokeSession,
  stopWithdrawals,
  team,
  treeData,
  updateWallet,
  withdraw,
  type Call,
} from './index';

const address = `0x${'aB'.repeat(20)}`;

const wrong = ({ request }: Call, payload: unknown) => problems(request, payload);

const malformed = (detail: string) => ({ code: 'malformed', params: { detail } });

describe('the contract of forgotten passwords', () => {
  it.each(['asha', 'asha@', 'asha@x', '@x.y', 'a b@c.d'])(
    '[AUTH-09] refuses the address %j',
    (email) => {
      expect(wrong(forgotPassword, { email })).toEqual({
        email: { code: 'invalidEmail' },
      });
    },
  );

  it('[AUTH-09] sets a new password with the token of the link', () => {
    const form = { token: 'a'.repeat(43), new_password: 'Abcdefg1' };
    expect(wrong(resetPassword, { ...form, confirm_new_password: 'Abcdefg1' })).toEqual({});
    expect(wrong(resetPassword, { ...form, token: '?', confirm_new_password: 'x' })).toEqual({
      token: { code: 'incompleteLink' },
      confirm_new_password: { code: 'passwordsDiffer' },
    });
  });
});

describe('the contract of passwords', () => {
  const change = {
    current_password: 'old',
    new_password: 'Abcdefg1',
    confirm_new_password: 'Abcdefg1',
  };
  const txn = { txnPassword: 'Abcdefg1', reTxnPassword: 'Abcdefg1' };

  it('[API-13] [SET-02] requires a password that meets the registration rules', () => {
    expect(wrong(changePassword, change)).toEqual({});
    const weak = { current_password: '', new_password: 'abc', confirm_new_password: 'x' };
    expect(wrong(changePassword, weak)).toEqual({
      current_password: { code: 'noPassword' },
      new_password: { code: 'weakPassword', params: { shortest: 8 } },
      confirm_new_password: { code: 'passwordsDiffer' },
    });
  });

  it('[API-14] sets a TXN password with and without a current TXN password', () => {
    const unset = { ...txn, currentTxnPassword: '', password: '', twofactor: '' };
    expect(decode(changeTxnPassword.request, txn)).toEqual(unset);
    expect(decode(changeTxnPassword.request, unset)).toEqual(unset);
    expect(wrong(changeTxnPassword, { ...unset, reTxnPassword: '' })).toEqual({
      reTxnPassword: { code: 'passwordsDiffer' },
    });
  });

  it('[API-15] [SET-03] refuses a wallet address without the TXN password', () => {
    const form = { wallet_address: ` ${address} `, txnPassword: 'x' };
    expect(decode(updateWallet.request, form).wallet_address).toBe(address);
    expect(wrong(updateWallet, { wallet_address: '0x12', txnPassword: '' })).toEqual({
      wallet_address: { code: 'invalidWalletAddress' },
      txnPassword: { code: 'noTxnPassword' },
    });
  });
});

describe('optional codes', () => {
  const forms: [string, Call, object][] = [
    ['login', login, { code: 'asha', password: 'x' }],
    ['updateWallet', updateWallet, { wallet_address: address, txnPassword: 'x' }],
    ['activate', activate, { Amount: '50', planid: 1 }],
  ];

  it.each(forms)('(C11) %s accepts a code, an empty code, or no code', (_, call, form) => {
    for (const twofactor of [undefined, '', '012345']) {
      expect(wrong(call, { ...form, twofactor })).toEqual({});
    }
    for (const twofactor of ['12345', '1234567', '12345x', ' ']) {
      expect(wrong(call, { ...form, twofactor })).toEqual({
        twofactor: { code: 'invalidOtp' },
      });
    }
  });

  it('(C11) a link that stops withdrawals requires a token', () => {
    expect(wrong(stopWithdrawals, { token: 'a'.repeat(43) })).toEqual({});
    expect(wrong(stopWithdrawals, { token: '?' })).toEqual({
      token: { code: 'incompleteLink' },
    });
  });
});

describe('the contract of withdrawals', () => {
  const form = { Amount: '10', Address: address, twofactor: '012345' };

  it('[API-25] reads the amount as micro-USDT, from text or number', () => {
    expect(decode(withdraw.request, form).Amount).toBe(10_000_000n);
    expect(decode(withdraw.request, { ...form, Amount: 10.5 }).Amount).toBe(10_500_000n);
  });

  it.each(['9.999999', '0', '-10', 1])('[WD-01] refuses %s as too small', (Amount) => {
    expect(wrong(withdraw, { ...form, Amount })).toEqual({
      Amount: { code: 'withdrawalTooSmall', params: { minimum: '10' } },
    });
  });

  it.each(['', '12345', '1234567', '12345a', ' 12345', '١٢٣٤٥٦'])(
    '[WD-02] refuses the OTP %j',
    (twofactor) => {
      expect(wrong(withdraw, { ...form, twofactor })).toEqual({
        twofactor: { code: 'invalidOtp' },
      });
    },
  );

  it.each([['FUSD1234'], [`${address}0`], [address.slice(0, -1)], ['']])(
    '[WD-06] refuses %j, which is not a BEP20 address',
    (Address) => {
      expect(Object.keys(wrong(withdraw, { ...form, Address }))).toEqual(['Address']);
    },
  );
});

describe('the contract of locks', () => {
  it('[API-26] [LOCK-01] reads the plan from number or text', () => {
    const expected = { Amount: 50_000_000n, planid: 5, twofactor: '', password: '' };
    expect(decode(activate.request, { Amount: '50', planid: 5 })).toEqual(expected);
    expect(decode(activate.request, { Amount: 50, planid: '5' })).toEqual(expected);
  });

  it.each([0, 6, 1.5, '', 'x', null])('[LOCK-01] refuses the plan %j', (planid) => {
    expect(Object.keys(wrong(activate, { Amount: '50', planid }))).toEqual(['planid']);
  });

  it.each(['49.999999', 0, '-50'])('[LOCK-02] refuses %s as too small', (Amount) => {
    expect(wrong(activate, { Amount, planid: 1 })).toEqual({
      Amount: { code: 'lockTooSmall', params: { minimum: '50' } },
    });
  });
});

describe('the contract of incomes', () => {
  it.each(INCOME_TYPES)('[API-27] lists %s', (incometype) => {
    expect(decode(bonus.request, { incometype, page: '2' })).toEqual({
      incometype,
      page: 2,
      size: 10,
    });
  });

  it.each(BONUS_TYPES)('[API-28] lists the bonus %s', (type) => {
    expect(decode(bonus.request, { type })).toEqual({ type, page: 1, size: 10 });
  });

  it.each([{}, { incometype: 'Refer_income', type: 'direct' }])(
    '[API-27] [API-28] refuses %j: exactly one of the two is required',
    (query) => {
      expect(wrong(bonus, query)).toEqual({ '': malformed('Give either incometype or type.') });
    },
  );

  it('[API-27] [API-28] refuses unknown types', () => {
    expect(Object.keys(wrong(bonus, { incometype: 'x' }))).toEqual(['incometype']);
    expect(Object.keys(wrong(bonus, { type: 'Refer_income' }))).toEqual(['type']);
  });
});

describe('the contract of tickets', () => {
  const ticket = {
    name: 'Al',
    email: 'al@example.com',
    requestmessage: 'Hi',
    selectedLevel: 'bug',
  };

  it('[API-30] [SUP-03] accepts the four types, and normalises the text', () => {
    for (const selectedLevel of ['bug', 'feature', 'account', 'other']) {
      expect(wrong(createTicket, { ...ticket, selectedLevel })).toEqual({});
    }
    const untidy = { ...ticket, name: ' Al ', requestmessage: '\n line 1\r\nline 2\t' };
    expect(decode(createTicket.request, untidy)).toMatchObject({
      name: 'Al',
      requestmessage: 'line 1\r\nline 2',
    });
  });

  it.each([
    ['name', ' A ', { code: 'invalidTicketName' }],
    ['name', '', { code: 'invalidTicketName' }],
    ['email', '', { code: 'invalidTicketEmail' }],
    ['email', 'al@example', { code: 'invalidTicketEmail' }],
    ['requestmessage', ' x\n', { code: 'invalidTicketMessage' }],
    ['requestmessage', 'a\u0000b', { code: 'controlCharacters' }],
    ['selectedLevel', '', { code: 'noTicketType' }],
    ['selectedLevel', 'Bug Report', { code: 'noTicketType' }],
  ])('[SUP-02] refuses the %s %j', (field, value, message) => {
    expect(wrong(createTicket, { ...ticket, [field]: value })).toEqual({ [field]: message });
  });

  it('[API-29] lists tickets with page type 1, the only page type', () => {
    expect(decode(myTickets.request, { page: '2', pagetype: '1' })).toEqual({
      page: 2,
      size: 10,
      pagetype: 1,
    });
    expect(decode(myTickets.request, {})).toEqual({ page: 1, size: 10, pagetype: 1 });
    expect(Object.keys(wrong(myTickets, { pagetype: '2' }))).toEqual(['pagetype']);
  });
});

describe('two-factor authentication', () => {
  const enable = { authotp: '123456', authtype: 'Enable', authkey: 'ABCDEFGH' };

  it('[API-33] requires the secret to be enabled, but not to be disabled', () => {
    expect(wrong(authOtp, enable)).toEqual({});
    for (const authkey of [undefined, '', 'ABCDEFGH']) {
      expect(wrong(authOtp, { ...enable, authtype: 'Disable', authkey })).toEqual({});
    }
  });

  it.each([
    ['authtype', 'enable', { code: 'invalidAuthType' }],
    ['authtype', '', { code: 'invalidAuthType' }],
    ['authotp', '12345', { code: 'invalidOtp' }],
    ['authotp', '12345x', { code: 'invalidOtp' }],
    ['authkey', 'ABCDEFG', { code: 'shortSecret' }],
    ['authkey', '', { code: 'shortSecret' }],
  ])('[TFA-04] refuses the %s %j', (field, value, message) => {
    expect(wrong(authOtp, { ...enable, [field]: value })).toEqual({ [field]: message });
  });

  it('[TFA-04] refuses an incomplete secret even to disable it', () => {
    expect(wrong(authOtp, { ...enable, authtype: 'Disable', authkey: 'ABC' })).toEqual({
      authkey: { code: 'shortSecret' },
    });
  });
});

describe('the contract of team, tree and sessions', () => {
  it('[API-17] [API-18] reads page and level from the query', () => {
    expect(decode(levels.request, { page: '1' })).toEqual({ page: 1 });
    expect(decode(team.request, { page: '3', leveltype: '2' })).toEqual({
      page: 3,
      size: 10,
      leveltype: 2,
    });
    expect(wrong(team, { leveltype: '0' })).toEqual({
      leveltype: malformed('leveltype must be the number of a level, 1 for the nearest.'),
    });
    expect(wrong(team, {})).toEqual({ leveltype: malformed('leveltype is missing.') });
  });

  it('[API-19] requests a member by number and user name', () => {
    expect(wrong(treeData, { userid: '7', usercode: 'asha' })).toEqual({});
    for (const userid of ['', '-1', '7 or 1=1', '1'.repeat(19)]) {
      expect(wrong(treeData, { userid, usercode: 'asha' })).toHaveProperty('userid');
    }
    expect(wrong(treeData, { userid: '7', usercode: '' })).toHaveProperty('usercode');
  });

  it('[API-40] ends a session by its id', () => {
    expect(wrong(revokeSession, { id: '0b9f-42' })).toEqual({});
    expect(wrong(revokeSession, { id: "x'; --" })).toEqual({
      id: malformed('id must be the id of a session.'),
    });
  });
});

describe('histories', () => {
  it('have ten rows per page by default, and at most 500', () => {
    expect(decode(depositHistory.request, { size: '500' })).toEqual({ page: 1, size: 500 });
    for (const size of ['0', '501', '1.5', 'all']) {
      expect(Object.keys(wrong(depositHistory, { size }))).toEqual(['size']);
    }
  });

  it('can be filtered by game, outcome and time if they list settled bets', () => {
    const query = {
      gametype: '2',
      outcome: 'lost',
      from: '1767225600000',
      before: '1767312000000',
    };
    expect(decode(myColourWinnings.request, query)).toEqual({
      page: 1,
      size: 10,
      gametype: 2,
      outcome: 'lost',
      from: 1_767_225_600_000,
      before: 1_767_312_000_000,
    });
    for (const [field, value] of [
      ['gametype', '9'],
      ['outcome', 'open'],
      ['from', 'mail'],
      ['from', '-1'],
      ['before', '8640000000000001'],
    ] as const) {
      expect(Object.keys(wrong(myColourWinnings, { [field]: value }))).toEqual([field]);
    }
  });
});
