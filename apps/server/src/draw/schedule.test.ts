import { describe, expect, test, vi } from 'vitest';
import { roundsFrom, SCHEDULES } from './schedule';

const utc = (text: string) => Date.parse(`2026-11-21T${text}Z`);
const oneMinute = (now: number, count = 1) => roundsFrom(now, 1, SCHEDULES[1], count);
const [first] = oneMinute(utc('08:02:30.000'));

test('[WINGO-13] the games 1 to 4 have rounds of 1, 3, 5 and 10 minutes', () => {
  const games = [1, 2, 3, 4] as const;
  expect(games.map((game) => SCHEDULES[game].periodMs / 60_000)).toEqual([1, 3, 5, 10]);
});

describe('[WINGO-10] a round of the 1-minute game', () => {
  test('closes 15 s and is drawn 4 s before its end, which is on the full minute', () => {
    expect(first).toEqual({
      number: '20261121100010483',
      opensAt: utc('08:01:56.000'),
      closesAt: utc('08:02:45.000'),
      drawsAt: utc('08:02:56.000'),
      endsAt: utc('08:03:00.000'),
    });
  });

  test('accepts bets for 45 s after the full minute', () => {
    expect((first?.closesAt ?? 0) - utc('08:02:00.000')).toBe(45_000);
  });

  test('is one of 1440 per day, numbered from 0001 to 1440', () => {
    const day = oneMinute(utc('00:00:00.000') - 3_000, 1_440);
    expect(new Set(day.map(({ number }) => number)).size).toBe(1_440);
    expect(day.at(0)).toMatchObject({ number: '20261121100010001', endsAt: utc('00:01:00.000') });
    expect(day.at(-1)).toMatchObject({ number: '20261121100011440' });
  });
});

test('the next round becomes current at the draw of the previous one', () => {
  expect(oneMinute(utc('08:02:55.999'))[0]?.endsAt).toBe(utc('08:03:00.000'));
  expect(oneMinute(utc('08:02:56.000'))[0]?.endsAt).toBe(utc('08:04:00.000'));
});

test('each round opens at the draw of the previous one', () => {
  const rounds = oneMinute(utc('08:02:30.000'), 3);
  expect(rounds.map(({ opensAt }) => opensAt).slice(1)).toEqual(
    rounds.map(({ drawsAt }) => drawsAt).slice(0, -1),
  );
});

test('ignores the time zone of the machine', () => {
  vi.stubEnv('TZ', 'America/St_Johns');
  try {
    expect(oneMinute(utc('00:00:30.000'))[0]?.number).toBe('20261121100010001');
  } finally {
    vi.unstubAllEnvs();
  }
});
