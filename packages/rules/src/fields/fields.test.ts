import { describe, expect, it } from 'vitest';
import {
  EMAIL_SHAPE,
  meetsRules,
  OTP_SHAPE,
  RECOVERY_CODE_SHAPE,
  PASSWORD_RULES,
  TICKET_TYPES,
  WALLET_ADDRESS_SHAPE,
} from '.';

describe('passwords', () => {
  it.each([
    ['Ab1', [false, true, true]],
    ['abcdefg1', [true, false, true]],
    ['Abcdefgh', [true, true, false]],
    ['Abcdefg1', [true, true, true]],
    ['Жbcdefg1', [true, true, true]],
  ])('[REG-03] %s', (password, held) => {
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
    [RECOVERY_CODE_SHAPE, 'abcd-efgh-jkmn-2345', true],
    [RECOVERY_CODE_SHAPE, ' ABCD efgh JKMN2345 ', true],
    [RECOVERY_CODE_SHAPE, 'abcd-efgh-jkmn-234', false],
    [RECOVERY_CODE_SHAPE, 'abcd-efgh-jkmn-2340', false],
    [WALLET_ADDRESS_SHAPE, `0x${'aF'.repeat(20)}`, true],
    [WALLET_ADDRESS_SHAPE, `0x${'g'.repeat(40)}`, false],
    [WALLET_ADDRESS_SHAPE, 'aF'.repeat(20), false],
  ])('%s takes %s: %s', (shape, text, taken) => {
    expect(shape.test(text)).toBe(taken);
  });
});

it('[SUP-03] the types of tickets', () => {
  expect(TICKET_TYPES).toEqual(['bug', 'feature', 'account', 'other']);
});
