import { describe, expect, it } from 'vitest';
import {
  decode,
  encodeGameAt,
  fairnessKeys,
  fairnessRound,
  fairnessRounds,
  gameInfo,
  liveMessage,
  myBets,
  winningNumbers,
} from '../contract';
import { toFairnessKeys, toFairnessRound, toLinkAt } from './fairness';
import { toWingoRound } from './round';
import { MOMENT, pageOf, publishedRow, success, TIME } from './testing/wire';
import { toGameHistory, toMyBets } from './wingo';

const proof = {
  roundNumber: '20',
  place: 7,
  closesAt: MOMENT,
  commitment: 'c0'.repeat(32),
  link: '1d'.repeat(32),
  serverSeed: '5e'.repeat(32),
  beacon: {
    source: 'local',
    publicKey: '8f'.repeat(96),
    round: 1_000,
    signature: '5c'.repeat(48),
  },
  digit: 0,
  voidReason: null,
  seal: null,
};

describe('(A3) the proof of a round', () => {
  it('is part of each row of the history', () => {
    const { rows } = toGameHistory(decode(winningNumbers.response, pageOf(publishedRow())));
    expect(rows).toEqual([
      {
        roundNumber: '20',
        result: { roundNumber: '20', number: 0 },
        voidReason: null,
        proof,
      },
    ]);
  });

  it('is part of voided rounds and of rounds without a beacon', () => {
    const off = publishedRow({ result: null, void_reason: 'no-beacon', beacon_signature: null });
    const nothing = { beacon_source: null, beacon_public_key: null, beacon_round: null };
    const old = publishedRow({ ...nothing, beacon_signature: null });
    const { rows } = toGameHistory(decode(winningNumbers.response, pageOf(off, old)));
    expect(rows[0]).toMatchObject({ result: null, voidReason: 'no-beacon' });
    expect(rows[0]?.proof).toMatchObject({ digit: null, beacon: { signature: null } });
    expect(rows[1]?.proof).toMatchObject({ digit: 0, beacon: null });
  });

  it('is returned for one round, together with the previous link', () => {
    const answer = decode(fairnessRound.response, success({ data: publishedRow() }));
    expect(toFairnessRound(answer)).toEqual(proof);
    const before = decode(fairnessRounds.response, success({ data: [publishedRow({ place: 6 })] }));
    expect(toLinkAt(6)(before)).toEqual({ link: '1d'.repeat(32), isPending: false });
    expect(toLinkAt(5)(before)).toEqual({ link: null, isPending: false });
    // The chain ends before an unfinished round, which is not a gap.
    const ended = decode(fairnessRounds.response, success({ data: [] }));
    expect(toLinkAt(6)(ended)).toEqual({ link: null, isPending: true });
  });

  it('is announced before the first bet', () => {
    const beacon = { source: 'drand', public_key: '83cf', round: 1_000, at: TIME };
    const data = {
      order_id: '20',
      game_at: encodeGameAt(MOMENT),
      server_now: MOMENT,
      close_at: MOMENT,
      draw_at: MOMENT,
      commitment: 'c0ff',
      beacon,
    };
    const answer = decode(gameInfo.response, success({ data }));
    const round = toWingoRound(1, answer, { sentAt: MOMENT, receivedAt: MOMENT });
    expect(round).toMatchObject({
      commitment: 'c0ff',
      beacon: { source: 'drand', publicKey: '83cf', round: 1_000, at: MOMENT },
    });
  });
});

it('(A3) a receipt states the bet of its row', () => {
  const receipt = {
    round: '20',
    commitment: 'c0ff',
    beacon_round: 1_000,
    index: 1,
    path: ['ab', null],
    signature: '5c',
  };
  const row = {
    order_id: 'b1',
    gameId: { roundNumber: '20', result: null },
    amount: '0.50',
    betType: 'high',
    betValue: 'high',
    state: 'open',
    total_winning: '0',
    bet_at: MOMENT,
  };
  const { rows } = toMyBets(decode(myBets.response, pageOf({ ...row, receipt }, row)));
  expect(rows[0]?.receipt).toEqual({
    bet: {
      betId: 'b1',
      roundNumber: '20',
      number: null,
      commitment: 'c0ff',
      beaconRound: 1_000,
      betType: 'high',
      betValue: 'high',
      amount: '0.5',
    },
    proof: { index: 1, path: ['ab', null], at: null, signature: '5c' },
  });
  expect(rows[1]?.receipt).toBeNull();
});

describe('(A2) the seal of a round', () => {
  const root = '4e'.repeat(32);

  it('is part of a finished round, and null for rounds older than roots', () => {
    const answerOf = (fields: object) =>
      toFairnessRound(decode(fairnessRound.response, success({ data: publishedRow(fields) })));
    expect(answerOf({ bets: 2, root }).seal).toEqual({ bets: 2, root });
    expect(answerOf({ bets: 0, root: null }).seal).toEqual({ bets: 0, root: null });
    expect(answerOf({ bets: null, root: null }).seal).toBeNull();
    const { rows } = toGameHistory(
      decode(winningNumbers.response, pageOf(publishedRow({ bets: 2, root }))),
    );
    expect(rows[0]?.proof?.seal).toEqual({ bets: 2, root });
  });

  it('arrives with the round once betting has closed', () => {
    const answerOf = (fields: object) => {
      const data = { order_id: '20', game_at: encodeGameAt(MOMENT), ...fields };
      const answer = decode(gameInfo.response, success({ data }));
      return toWingoRound(1, answer, { sentAt: MOMENT, receivedAt: MOMENT });
    };
    expect(answerOf({ bets: 2, root }).root).toBe(root);
    expect(answerOf({ bets: null, root: null }).root).toBeNull();
    expect(answerOf({}).root).toBeNull();
  });

  it('arrives with the message that betting has closed', () => {
    const message = { type: 'closed', gametype: 1, order_id: '20' };
    expect(decode(liveMessage, { ...message, bets: 2, root })).toMatchObject({ bets: 2, root });
    expect(decode(liveMessage, message)).toEqual(message);
  });

  it('covers a bet with its number, the time of its receipt, and its path', () => {
    const row = {
      order_id: 'b1',
      gameId: { roundNumber: '20', result: null },
      amount: '0.50',
      betType: 'high',
      betValue: 'high',
      total_winning: '0',
      number: 1,
      root_path: [root],
    };
    const receipt = {
      round: '20',
      commitment: 'c0ff',
      beacon_round: 1_000,
      index: 0,
      path: [],
      signature: '5c',
      number: 1,
      at: MOMENT,
    };
    const { rows } = toMyBets(decode(myBets.response, pageOf({ ...row, receipt }, row)));
    expect(rows[0]).toMatchObject({
      number: 1,
      rootPath: [root],
      receipt: { bet: { number: 1 }, proof: { at: MOMENT } },
    });
    expect(rows[1]).toMatchObject({ number: 1, rootPath: [root], receipt: null });
  });
});

it('(A3) maps the receipt and beacon keys', () => {
  const data = { receipt_public_key: '3b', beacon_source: 'local', beacon_public_key: '8f' };
  const keys = { receiptKey: '3b', beaconSource: 'local', beaconKey: '8f' };
  const mapped = (more: object) =>
    toFairnessKeys(decode(fairnessKeys.response, success({ data: { ...data, ...more } })));
  expect(mapped({})).toEqual({ ...keys, formerReceiptKeys: [] });
  expect(mapped({ former_receipt_public_keys: [{ public_key: '17', until: MOMENT }] })).toEqual({
    ...keys,
    formerReceiptKeys: [{ publicKey: '17', until: MOMENT }],
  });
});
