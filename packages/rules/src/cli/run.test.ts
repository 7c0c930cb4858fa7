import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  commitmentOf,
  DRAND_QUICKNET,
  FIRST_LINK,
  linkOf,
  randomnessOf,
  wingoDigit,
} from '../fairness';
import { run } from './run';

const file = fileURLToPath(new URL('../../../../docs/fairness-vectors.json', import.meta.url));
type Row = Record<string, unknown>;
const vectors = JSON.parse(readFileSync(file, 'utf8')) as {
  beacons: { round: number; signature: string }[];
  draws: { roundNumber: string; serverSeed: string; commitment: string; digit: number }[];
  rounds: Row[];
  receipts: { publicKey: string; bets: Row[] };
  seal: { round: Row; bets: Row[] };
};
const { rounds, receipts, seal } = vectors;

function command(args: readonly string[], files: Record<string, unknown> = {}) {
  const [out, errors]: [string[], string[]] = [[], []];
  const code = run(['verify', ...args], {
    read: (name) => {
      const content = files[name];
      if (content === undefined) throw new Error(`ENOENT: no such file, open '${name}'`);
      return typeof content === 'string' ? content : JSON.stringify(content);
    },
    print: (line) => out.push(line),
    printError: (line) => errors.push(line),
  });
  return { code, out: out.join('\n'), errors: errors.join('\n') };
}

const optionsOf = (fields: Row) =>
  Object.entries(fields).flatMap(([name, value]) => [`--${name}`, String(value)]);

const answer = (data: unknown) => ({ status: 'success', data });
const change = (place: number, fields: Row) =>
  rounds.map((row) => (row['place'] === place ? { ...row, ...fields } : row));

describe('(A4) the command with --file', () => {
  it.each<[form: string, content: unknown]>([
    ['a reply', answer(rounds)],
    ['rows without a reply', rounds],
    ['a list of replies', [answer(rounds.slice(0, 2)), answer(rounds.slice(2))]],
    [
      'concatenated pages',
      [rounds.slice(0, 3), rounds.slice(3)].map((page) => JSON.stringify(answer(page))).join(''),
    ],
    ['one row per line', rounds.map((row) => JSON.stringify(row)).join('\n')],
  ])('reads %s', (_, content) => {
    const { code, out, errors } = command(['--file', '-'], { '-': content });
    expect(errors).toBe('');
    expect(code).toBe(0);
    expect(out).toContain('Checking 5 rounds: 3 drawn, 1 voided (no-beacon), 1 voided');
    expect(out).toContain('Beacon of 4 rounds: local, operated by the server: not independent');
    expect(out).toContain('Beacon of 1 round: none');
    expect(out).toContain(`ends at place 5 with the link ${String(rounds[4]?.['link'])}`);
    expect(out).toContain('FAIR: 5 rounds, each step agrees.');
  });

  it('shows every unfair round with the steps that failed', () => {
    const content = change(2, { result: { number: 9 }, server_seed: 'ab'.repeat(32) });
    const { code, errors } = command(['--file', 'r.json'], { 'r.json': content });
    expect(code).toBe(1);
    expect(errors).toContain('NOT FAIR: round 20261122100010481\n  commitment\n');
    expect(errors).toContain(`    from server seed: ${'ab'.repeat(32)}`);
    expect(errors).toMatch(/ {2}result\n.*\n.*\n {4}computed: {2}\d\n {4}published: 9/);
    expect(errors).toContain('NOT FAIR: 1 of 5 rounds.');
  });

  it('reports missing rounds, rounds published in two versions, and repeated round numbers', () => {
    const without = rounds.filter(({ place }) => place !== 2 && place !== 3);
    const missing = command(['--file', 'r.json'], { 'r.json': without });
    expect(missing).toMatchObject({ code: 1 });
    expect(missing.errors).toContain('MISSING: places 2 to 3.');
    expect(missing.errors).toContain('NOT FAIR: 0 of 3 rounds, and 1 fault of the chain.');
    const twice = [...rounds, { ...rounds[2], void_reason: 'seed-lost' }];
    expect(command(['--file', 'r.json'], { 'r.json': twice }).errors).toContain(
      'TWO DIFFERENT ROUNDS at place 3.',
    );
    const again = change(3, { roundNumber: rounds[1]?.['roundNumber'] });
    expect(command(['--file', 'r.json'], { 'r.json': again }).errors).toContain(
      'THE NUMBER 20261122100010481 is at two places.',
    );
  });

  it('reports the first place in a file that does not start with round 1', () => {
    const { code, out } = command(['--file', 'r.json'], { 'r.json': rounds.slice(3) });
    expect(code).toBe(0);
    expect(out).toContain('The rounds begin at place 4: the first link is not checked.');
  });

  it('accepts only the beacon key that the player passes', () => {
    const files = { 'r.json': rounds };
    const key = String(rounds[1]?.['beacon_public_key']);
    expect(command(['--file', 'r.json', '--beacon-key', key], files).code).toBe(0);
    const drand = command(['--file', 'r.json', '--source', 'drand'], files);
    expect(drand.code).toBe(1);
    expect(drand.errors).toContain('  beacon-key\n    computed:  83cf0f2896');
  });

  it('accepts rounds of an accelerated server only with --any-schedule', () => {
    const files = { 'r.json': change(5, { roundNumber: 'quick-5' }) };
    const steps = command(['--file', 'r.json', '--any-schedule'], files).errors;
    expect(command(['--file', 'r.json'], files).errors).toContain(
      'computed:  unknown: the round number is invalid',
    );
    expect(steps).not.toContain('  close\n');
  });

  it.each(['', '--source drand', '--source local', '--any-schedule'])(
    'refuses rounds without a beacon that are newer than the first beacon (%s)',
    (options) => {
      let link = FIRST_LINK;
      const content = ['0001', '0002', '0003'].map((number, index) => {
        const serverSeed = 'ab'.repeat(31) + `0${index}`;
        const roundNumber = `2026120110001${number}`;
        const commitment = commitmentOf(serverSeed);
        link = linkOf(link, commitment);
        return {
          ...rounds[0],
          roundNumber,
          result: { number: wingoDigit(serverSeed, roundNumber, undefined) },
          place: index + 1,
          link,
          close_at: Date.parse('2026-12-01T00:00:45Z') + index * 60_000,
          commitment,
          server_seed: serverSeed,
        };
      });
      const { code, errors } = command(
        ['--file', 'r.json', ...options.split(' ').filter(Boolean)],
        { 'r.json': content },
      );
      expect(code).toBe(1);
      expect(errors).toContain(
        'NOT FAIR: round 20261201100010001\n  beacon-schedule\n' +
          '    from round number: 20261201100010001\n' +
          '    computed:  a beacon, as every round after 22 November 2026 has one\n' +
          '    published: no beacon',
      );
      expect(errors).toContain('NOT FAIR: 3 of 3 rounds.');
    },
  );

  it('accepts a fair round with a drand beacon', () => {
    // Betting in minute 960 of that day closed at 15:59:45. drand round 1008 is from 15:59:48.
    const roundNumber = '20230823100010960';
    const signature =
      'ae1fed99b1562bfd7cabcc6f33c5e4ee9145647228a3321495cee8ce2ae23c1b0c1371c8e880da0d6d9123ff0aa9f8f8';
    const serverSeed = '0f'.repeat(32);
    const commitment = commitmentOf(serverSeed);
    const digit = wingoDigit(serverSeed, roundNumber, randomnessOf(signature));
    const row = {
      roundNumber,
      result: { number: digit },
      void_reason: null,
      place: 1,
      link: linkOf(FIRST_LINK, commitment),
      close_at: Date.parse('2023-08-23T15:59:45Z'),
      commitment,
      server_seed: serverSeed,
      beacon_source: 'drand',
      beacon_public_key: DRAND_QUICKNET.publicKey,
      beacon_round: 1_008,
      beacon_signature: signature,
    };
    const check = (content: Row) =>
      command(['--file', 'r.json', '--source', 'drand'], { 'r.json': answer([content]) });
    const { code, out, errors } = check(row);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toContain('Beacon of 1 round: drand, operated by the League of Entropy');
    expect(out).toContain('FAIR: 1 round, each step agrees.');
    const other = signature.replace('ae1fed', 'ae1fee');
    expect(check({ ...row, beacon_signature: other }).errors).toContain('  beacon-signature\n');
    expect(check({ ...row, beacon_round: 1_009 }).errors).toContain('  beacon-schedule\n');
    expect(check({ ...row, result: { number: (digit + 1) % 10 } }).errors).toContain('  result\n');
  });

  it.each<[message: string, content: unknown]>([
    ['The file r.json cannot be read: ENOENT', undefined],
    ['The file r.json is not JSON in the format of GET /api/fairness/rounds', '{"data": ['],
    ['The file has no rounds. Save a reply of GET /api/fairness/rounds in it.', answer([])],
    ["Row 2 (round 20261122100010481) cannot be read: The field 'link'", change(2, { link: 'x' })],
    ["Row 1 cannot be read: 'round' is not an object.", [7]],
    ["Row 1 cannot be read: 'roundNumber' is not a text.", { status: 'error' }],
    [
      'The file has rounds of the games 1, 2. Each game has its own chain',
      change(5, { roundNumber: '20261122100020001' }),
    ],
  ])('explains why a file cannot be verified: %s', (message, content) => {
    const { code, errors } = command(['--file', 'r.json'], { 'r.json': content });
    expect(code).toBe(1);
    expect(errors).toContain(message);
  });
});

describe('(A4) the command with --receipt', () => {
  const args = ['--receipt', 'bets.json', '--key', receipts.publicKey];
  const files = { 'bets.json': answer(receipts.bets), 'r.json': rounds };

  it('checks each receipt against its bet and the given key', () => {
    const { code, out, errors } = command(args, files);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toContain('Checked 3 receipts: 0 wrong.');
  });

  it('checks receipts against their rounds', () => {
    expect(command([...args, '--file', 'r.json'], files)).toMatchObject({ code: 0, errors: '' });
    const [first] = receipts.bets;
    const promised = { ...(first?.['receipt'] as Row), beacon_round: 7 };
    const bets = [
      { ...first, receipt: promised },
      { ...receipts.bets[1], receipt: null },
    ];
    const other = command([...args, '--file', 'r.json'], { ...files, 'bets.json': bets });
    expect(other.code).toBe(1);
    expect(other.errors).toContain('NOT FAIR: bet 1008\n  receipt-signature');
    expect(other.errors).toContain('  receipt-beacon\n    computed:  7\n    published: 95334627');
    expect(other.out).toContain('1 bet without a receipt.');
    const earlier = { ...files, 'r.json': rounds.slice(0, 2) };
    expect(command([...args, '--file', 'r.json'], earlier).out).toContain(
      'The file lacks the rounds of 3 receipts: only their signatures were checked.',
    );
  });

  it('accepts receipts of a former key up to the end of its use, and states how many there are', () => {
    const newer = ['--receipt', 'sealed.json', '--key', '44'.repeat(32)];
    const sealed = { 'sealed.json': answer(seal.bets) };
    const verdict = (key: string) => command([...newer, '--former-keys', key], sealed);
    const { code, out } = verdict(`${receipts.publicKey}@2026-12-31T00:00:00Z`);
    expect(code).toBe(0);
    expect(out).toContain('Checked 3 receipts: 0 wrong.\nA former key signed 3 receipts.');
    const ended = verdict(`${receipts.publicKey}@2020-01-01T00:00:00Z`);
    expect(ended.errors).toContain('receipt-signature: not valid');
    expect(verdict(`${receipts.publicKey}@noon`).errors).toContain(
      '--former-keys must be ISO 8601',
    );
    expect(verdict('ab@0').errors).toContain('The --former-keys has 1 bytes instead of 32.');
  });

  it('explains missing and invalid options', () => {
    expect(command(['--receipt', 'bets.json'], files).errors).toContain('--receipt needs --key');
    expect(command([...args.slice(0, 3), 'ab'], files).errors).toContain(
      'The --key has 1 bytes instead of 32.',
    );
    const dearer = receipts.bets.map((bet) => ({ ...bet, amount: '1000' }));
    const { code, errors } = command(args, { 'bets.json': dearer });
    expect(code).toBe(1);
    expect(errors).toContain('NOT FAIR: bet 1009\n  receipt-signature: not valid');
    const broken = [{ ...receipts.bets[0], order_id: 7 }];
    expect(command(args, { 'bets.json': broken }).errors).toContain("'order_id' is not a text");
  });
});

describe('(A2) the command with --receipt and a sealed round', () => {
  const args = ['--receipt', 'bets.json', '--key', receipts.publicKey, '--file', 'r.json'];
  const check = (bets: Row[], round: Row = seal.round) =>
    command(args, { 'bets.json': answer(bets), 'r.json': answer([round]) });
  const [first, second] = seal.bets;

  it('checks receipts, paths and root, and bets without a receipt by the root', () => {
    const { code, out, errors } = check(seal.bets);
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toContain('Checked 3 receipts: 0 wrong.');
    expect(out).toContain('Checked 4 bets without a receipt by the root of the round: 0 wrong.');
    expect(out).not.toContain('without a receipt.');
  });

  it('refuses a bet that is not under the root', () => {
    const late = { ...first, root_path: second?.['root_path'] };
    const { code, errors } = check([late]);
    expect(code).toBe(1);
    expect(errors).toContain('NOT FAIR: bet 2001\n  receipt-root\n');
    expect(errors).toContain(`    from bet number: 0\n    from bet count: 7\n`);
    expect(errors).toContain(`    published: ${String(seal.round['root'])}`);
    const changed = check([{ ...seal.bets[5], amount: '3750' }]);
    expect(changed.code).toBe(1);
    expect(changed.out).toContain('Checked 1 bet without a receipt by the root of the round: 1');
    const { root_path: _, ...without } = first ?? {};
    expect(check([without]).errors).toContain('    computed:  no path to the root');
    const { number: _number, ...unnumbered } = seal.bets[6] ?? {};
    expect(check([unnumbered]).errors).toContain('    computed:  no path to the root');
  });

  it('refuses a receipt that was signed after betting closed', () => {
    const closesAt = Number(seal.round['close_at']);
    const receipt = { ...(first?.['receipt'] as Row), at: closesAt };
    const { code, errors } = check([{ ...first, receipt }]);
    expect(code).toBe(1);
    expect(errors).toContain('  receipt-time\n    from betting closed: 2026-12-01T00:00:45.000Z\n');
    expect(errors).toContain('    computed:  after betting closed');
  });

  it('refuses a later round without a root', () => {
    const { code, errors } = check(seal.bets, { ...seal.round, root: null });
    expect(code).toBe(1);
    expect(errors).toContain(
      '  root\n    from round number: 20261201100010001\n' +
        '    computed:  a root of the bets, as every round after 30 November 2026 has one\n' +
        '    published: no root of the bets',
    );
    const { bets: _, root: _root, ...unsealed } = seal.round;
    expect(check([], unsealed).errors).toContain('  root\n');
  });

  it('reports bets whose round is not in the file', () => {
    const { out } = command(args, { 'bets.json': seal.bets, 'r.json': rounds });
    expect(out).toContain('The file lacks the rounds of 3 receipts');
    expect(out).toContain('4 bets without a receipt.');
  });

  it('counts rounds that were voided without a root', () => {
    const voided = { ...seal.round, result: null, void_reason: 'no-root', root: null };
    const { code, out } = command(['--file', 'r.json'], { 'r.json': [voided] });
    expect(code).toBe(0);
    expect(out).toContain('Checking 1 round: 0 drawn, 1 voided (no-root).');
  });
});

describe('(A4) the command with --round', () => {
  it.each(vectors.draws.slice(0, 4))('checks $roundNumber, a round without a beacon', (draw) => {
    const args = ['--round', draw.roundNumber, '--seed', draw.serverSeed];
    const all = [...args, '--commitment', draw.commitment, '--result', String(draw.digit)];
    const { code, out } = command(all);
    expect(code).toBe(0);
    expect(out).toContain(`The round draws ${draw.digit}, `);
    expect(out).toContain('only its seed decided');
    const late = all.map((text) => text.replace(/^202611/, '202612'));
    expect(command(late).errors).toContain('  beacon-schedule\n');
    const other = command([...args, '--commitment', 'ab'.repeat(32)]);
    expect(other.code).toBe(1);
    expect(other.errors).toContain('NOT FAIR:\n  commitment');
  });

  const row = rounds[1] ?? expect.fail('no vector');
  const local = {
    round: row['roundNumber'],
    seed: row['server_seed'],
    commitment: row['commitment'],
    'beacon-key': row['beacon_public_key'],
    'beacon-round': row['beacon_round'],
    'beacon-signature': row['beacon_signature'],
    'close-at': row['close_at'],
    result: 1,
  };

  it('checks a round with a beacon', () => {
    const { code, out } = command(optionsOf(local));
    expect(code).toBe(0);
    expect(out.match(/agrees/g)).toHaveLength(5);
    expect(out).toContain('not independent');
    const later = { ...local, 'close-at': '2026-11-22T08:00:45.000Z' };
    expect(command(optionsOf(later)).code).toBe(0);
    expect(command(optionsOf({ ...local, result: 2 })).errors).toContain('    published: 2');
    const moved = command(optionsOf({ ...local, 'close-at': '2026-11-22T08:00:46Z' }));
    expect(moved.errors).toContain('  close\n');
  });

  it('uses the published key of drand by default', () => {
    const [beacon] = vectors.beacons;
    const { 'beacon-key': _, ...rest } = local;
    const drand = { 'beacon-round': 1_000, 'beacon-signature': beacon?.signature };
    const { code, out, errors } = command(optionsOf({ ...rest, ...drand }));
    expect(code).toBe(1);
    expect(out).toContain(
      'agrees   beacon-key\nDIFFERS  beacon-schedule\nagrees   beacon-signature',
    );
    expect(errors).not.toContain('  beacon-signature');
  });

  it.each<[message: string, fields: Row]>([
    ['--seed is missing', { round: '1' }],
    ['--beacon-signature is missing', { ...local, 'beacon-signature': undefined }],
    [
      "--close-at must be ISO 8601 or milliseconds since 1970, not 'noon'.",
      { ...local, 'close-at': 'noon' },
    ],
    ["--beacon-round must be a whole number, not '1.5'.", { ...local, 'beacon-round': 1.5 }],
    ["--result must be a digit, not '10'.", { ...local, result: 10 }],
    ["--source must be drand or local, not 'moon'.", { ...local, source: 'moon' }],
    ['--beacon-key is missing', { ...local, source: 'local', 'beacon-key': undefined }],
    ["The server seed 'xyz' is not hexadecimal.", { ...local, seed: 'xyz' }],
  ])('refuses the options %s', (message, fields) => {
    const given = Object.entries(fields).filter(([, value]) => value !== undefined);
    const { code, errors } = command(optionsOf(Object.fromEntries(given)));
    expect(code).toBe(1);
    expect(errors).toContain(message);
  });

  it('prints its usage with --help', () => {
    expect(command(['--help']).out).toContain('verify --file');
    expect(command([])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('verify --file') as string,
    });
    expect(command(['--rounds', '1']).errors).toContain("Unknown option '--rounds'");
  });
});

describe('the command with --game', () => {
  const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  const place = { seed, 'client-seed': 'player-1', nonce: 0 };
  const hash = '6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b';

  it.each<[bet: Row, result: string, paid: string]>([
    [
      { game: 'dice', bet: 'over:50.00', amount: '2' },
      '98.30, won',
      'Multiple 1.9800: a stake of 2 USDT pays 3.96 USDT.',
    ],
    [
      { game: 'dice', bet: 'under:50.00' },
      '98.30, lost',
      'Multiple 0: a stake of 1 USDT pays 0 USDT.',
    ],
    [{ game: 'mines', bet: 3 }, 'mines in 24,13,17.', 'pays 0 USDT.'],
    [{ game: 'mines', bet: 3, opened: '0,1,2' }, 'mines in 24,13,17, safe', 'Multiple 1.4785'],
    [{ game: 'mines', bet: 3, opened: '0,1,17' }, 'mines in 24,13,17, lost', 'pays 0 USDT.'],
    [{ game: 'plinko', bet: '8:low' }, 'RRRRRRLL, bucket 6', 'Multiple 1.1'],
  ])('recomputes the bet %j', (bet, result, paid) => {
    const { code, out, errors } = command(optionsOf({ ...place, ...bet, commitment: hash }));
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(out).toContain(`Result: ${result}`);
    expect(out).toContain(paid);
    expect(out).toContain('agrees   commitment of the server seed');
  });

  it('says that the result proves less without a commitment, and fails with a wrong commitment', () => {
    const bet = { ...place, game: 'plinko', bet: '8:low' };
    expect(command(optionsOf(bet)).out).toContain('does not show that the seed was fixed');
    expect(command(optionsOf({ ...bet, commitment: '0'.repeat(64) }))).toMatchObject({
      code: 1,
      errors: expect.stringContaining('NOT FAIR') as string,
    });
  });

  it.each<[message: string, fields: Row]>([
    ['--game must be dice, mines, plinko', { game: 'poker' }],
    ['--bet is missing', { game: 'dice' }],
    ["--bet 'over:1.00'", { game: 'dice', bet: 'over:1.00' }],
    ["--bet '25'", { game: 'mines', bet: 25 }],
    ["--bet '7:low'", { game: 'plinko', bet: '7:low' }],
    ["--opened '1,1'", { game: 'mines', bet: 3, opened: '1,1' }],
    ["--amount '0.001'", { game: 'plinko', bet: '8:low', amount: '0.001' }],
    ["--amount 'ten'", { game: 'plinko', bet: '8:low', amount: 'ten' }],
    ['--nonce must be a whole number', { game: 'plinko', bet: '8:low', nonce: '1.5' }],
    ['The nonce 2147483648 is not', { game: 'plinko', bet: '8:low', nonce: 2 ** 31 }],
  ])('explains the mistake: %s', (message, fields) => {
    const { code, errors } = command(optionsOf({ ...place, ...fields }));
    expect(code).toBe(1);
    expect(errors).toContain(message);
  });
});
