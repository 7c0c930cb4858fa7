import { describe, expect, it } from 'vitest';
import {
  EMAIL_SHAPE,
  meetsRules,
  nameProblem,
  OTP_SHAPE,
  RECOVERY_CODE_SHAPE,
  PASSWORD_RULES,
  TICKET_TYPES,
  WALLET_ADDRESS_SHAPE,
} from '.';

describe('the password rules', () => {
  it.each([
    ['Ab1', [false, true, true]],
    ['abcdefg1', [true, false, true]],
    ['Abcdefgh', [true, true, false]],
    ['Abcdefg1', [true, true, true]],
    ['Жbcdefg1', [true, true, true]],
  ])('[REG-03] are checked one by one: %s', (password, held) => {
    expect(PASSWORD_RULES.map((rule) => rule.holds(password))).toEqual(held);
    expect(meetsRules(password)).toBe(!held.includes(false));
  });
});

describe('shapes', () => {
  it.each([
    [EMAIL_SHAPE, 'a@b.co', true],
    [EMAIL_SHAPE, 'a@b', false],
    [EMAIL_SHAPE, 'a b@c.de', false],
    [OTP_SHAPE, '012345', true],
    [OTP_SHAPE, '01234', false],
    [OTP_SHAPE, '1e3456', false],
    [RECOVERY_CODE_SHAPE, 'abcd-efgh-jkmn-2345-pqrs-tuvw-6789', true],
    [RECOVERY_CODE_SHAPE, ' ABCD efgh JKMN2345 PQRStuvw6789 ', true],
    [RECOVERY_CODE_SHAPE, 'abcd-efgh-jkmn-2345-pqrs-tuvw-678', false],
    [RECOVERY_CODE_SHAPE, 'abcd-efgh-jkmn-2345-pqrs-tuvw-6789a', false],
    [RECOVERY_CODE_SHAPE, 'abcd-efgh-jkmn-2345', true],
    [RECOVERY_CODE_SHAPE, ' ABCD efgh JKMN2345 ', true],
    [RECOVERY_CODE_SHAPE, 'abcd-efgh-jkmn-234', false],
    [RECOVERY_CODE_SHAPE, 'abcd-efgh-jkmn-2340', false],
    [WALLET_ADDRESS_SHAPE, `0x${'aF'.repeat(20)}`, true],
    [WALLET_ADDRESS_SHAPE, `0x${'g'.repeat(40)}`, false],
    [WALLET_ADDRESS_SHAPE, 'aF'.repeat(20), false],
  ])('%s matches %s: %s', (shape, text, taken) => {
    expect(shape.test(text)).toBe(taken);
  });
});

describe('nameProblem', () => {
  it.each([
    'Bo',
    'Asha Rao',
    "Siobhán O'Brien",
    'Siobhán O’Brien',
    'Jean-Luc van der Berg Jr.',
    'Nguyễn Thị Minh Khai',
    'Nguyễn'.normalize('NFD'),
    'आशा राव',
    'محمد بن سلمان',
    '山田太郎',
    'แสงดาว',
    'A'.repeat(40),
    // Each 'क्षि' is a single grapheme of three code points.
    'क्षि'.repeat(40),
  ])('accepts the name %s', (name) => {
    expect(nameProblem(name)).toBeUndefined();
  });

  it.each([
    ['one letter', 'A'],
    ['41 letters', 'A'.repeat(41)],
    ['an address', 'http://evil.example'],
    ['an advertisement', 'Winner! Claim 5000 USDT'],
    ['a digit', 'Asha2'],
    ['an at sign', 'asha@home'],
    ['a line break', 'Asha\nRao'],
    ['an emoji', 'Asha 🎉'],
    ['no letter', "-- '."],
    ['a direction override', 'Asha\u202Eoar'],
    ['a direction mark', 'Asha\u200F'],
    ['a zero-width space', 'As\u200Bha'],
    ['a joiner', 'As\u200Dha'],
    ['a soft hyphen', 'As\u00ADha'],
    ['a Hangul filler', 'Asha\u3164'],
    ['a variation selector', 'Asha\uFE0F'],
    ['half of a surrogate pair', 'Asha\uD800'],
    ['endless marks', `Asha${'\u0301'.repeat(500)}`],
  ])('refuses a name with %s', (_, name) => {
    expect(nameProblem(name)).toEqual({
      code: 'invalidName',
      params: { shortest: 2, longest: 40 },
    });
  });

  it('asks for a missing name', () => {
    expect(nameProblem('')).toEqual({ code: 'noName' });
  });
});

it('[SUP-03] the ticket types are those of the specification', () => {
  expect(TICKET_TYPES).toEqual(['bug', 'feature', 'account', 'other']);
});
