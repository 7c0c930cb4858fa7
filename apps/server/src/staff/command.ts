import sql from 'sql-template-tag';
import type { Queryable } from '../db/database';
import { act, adjustment, decide, numberOf } from './actions';
import { accept, invite, link, recover, token, type StaffPorts } from './people';
import { StaffRefused } from './refused';
import { USAGE } from './usage';
import { view } from './views';

export interface StaffOptions {
  /** Name of the person, for databases with test money. */
  as?: string | undefined;
  brand?: string | undefined;
  until?: string | undefined;
  service?: boolean | undefined;
  override?: boolean | undefined;
}

/** Command with its words, such as `freeze` with a user id and a reason. */
interface Command {
  /** Number of words after the verb. */
  words: readonly number[];
  run: (ports: StaffPorts, words: Words, options: StaffOptions) => Promise<string>;
}

type Words = readonly [first: string, second: string, third: string, fourth: string];

const by = ({ as }: StaffOptions, reason: string) => ({ as: as ?? null, reason });

/** Creates the command for an action on a member, with a user id and a reason. */
const onMember = (permission: string): Command => ({
  words: [2],
  run: ({ db }, [code, reason], options) =>
    act(db, { permission, subject: code.toUpperCase() }, by(options, reason)),
});

const viewOf = (name: Parameters<typeof view>[1], words = 0): Command => ({
  words: [words],
  run: ({ db }, [subject], { as }) =>
    view(db, name, { as: as ?? null, subject: subject.toUpperCase() }),
});

const roleChange = (isGranted: boolean): Command => ({
  words: [3],
  run: async ({ db }, [name, role, reason], { as, brand }) => {
    await db.query(sql`
      select set_staff_role(${as ?? null}, ${name}, ${role}, ${brand ?? '*'}, ${isGranted}, ${reason})`);
    return `${name}: ${role} ${isGranted ? 'granted' : 'revoked'}.`;
  },
});

const decision = (isApproved: boolean): Command => ({
  words: [2],
  run: ({ db }, [request, reason], options) => decide(db, request, isApproved, by(options, reason)),
});

const COMMANDS: Readonly<Record<string, Command>> = {
  invite: {
    words: [4],
    run: (ports, [name, email, role, reason], { as, brand, until, service }) =>
      invite(ports, {
        as: as ?? null,
        name,
        email,
        role,
        brand: brand ?? '*',
        isService: service ?? false,
        until: until ?? null,
        reason,
      }),
  },
  accept: { words: [1], run: ({ db }, [code]) => accept(db, code) },
  grant: roleChange(true),
  revoke: roleChange(false),
  disable: {
    words: [2],
    run: async ({ db }, [name, reason], { as }) => {
      await db.query(sql`select disable_staff(${as ?? null}, ${name}, ${reason})`);
      return `${name} is disabled.`;
    },
  },
  recover: {
    words: [3],
    run: (ports, [name, email, reason]) =>
      recover(ports, { name, email, reason, hours: ports.recoveryHours }),
  },
  link: {
    words: [2],
    run: (ports, [name, reason], { as }) => link(ports, { as: as ?? null, name, reason }),
  },
  token: {
    words: [2],
    run: (ports, [name, reason], { as }) => token(ports, { as: as ?? null, name, reason }),
  },
  list: viewOf('list'),
  audit: viewOf('audit'),
  requests: viewOf('requests'),
  member: viewOf('member', 1),
  tickets: viewOf('tickets'),
  stopped: viewOf('stopped'),
  reviews: viewOf('reviews'),
  books: viewOf('books'),
  account: viewOf('account', 1),
  wallets: viewOf('wallets'),
  keys: viewOf('keys'),
  notifications: viewOf('notifications'),
  'end-sessions': onMember('member.end-sessions'),
  freeze: onMember('member.freeze'),
  unfreeze: onMember('member.unfreeze'),
  resume: onMember('member.resume'),
  'reset-2fa': onMember('member.reset-2fa'),
  answer: {
    words: [3],
    run: ({ db }, [ticket, reply, reason], options) =>
      act(
        db,
        { permission: 'ticket.answer', subject: String(numberOf(ticket)), detail: { reply } },
        by(options, reason),
      ),
  },
  verdict: {
    words: [4],
    run: ({ db }, [withdrawal, verdict, hash, reason], options) =>
      act(
        db,
        {
          permission: 'withdrawal.verdict',
          subject: String(numberOf(withdrawal)),
          detail: { verdict, hash, override: options.override ?? false },
        },
        by(options, reason),
      ),
  },
  adjust: {
    words: [4],
    run: ({ db }, [code, direction, amount, reason], options) =>
      act(db, adjustment(code.toUpperCase(), direction, amount), by(options, reason)),
  },
  note: {
    words: [2, 3],
    run: ({ db }, [first, second, third], options) =>
      third === ''
        ? act(db, { permission: 'ledger.note', subject: first }, by(options, second))
        : act(
            db,
            { permission: 'ledger.note', subject: second, detail: { network: first } },
            by(options, third),
          ),
  },
  exclude: {
    words: [3],
    run: ({ db }, [network, hash, reason], options) =>
      act(
        db,
        { permission: 'comparison.exclude', subject: hash, detail: { network } },
        by(options, reason),
      ),
  },
  drop: {
    words: [2],
    run: ({ db }, [subject, reason], options) =>
      act(db, { permission: 'comparison.drop', subject }, by(options, reason)),
  },
  'retire-addresses': {
    words: [1],
    run: ({ db }, [reason], options) =>
      act(db, { permission: 'addresses.retire', subject: 'all' }, by(options, reason)),
  },
  approve: decision(true),
  decline: decision(false),
};

export const VERBS = Object.keys(COMMANDS);

/** SQLSTATE of a missing privilege. */
const FORBIDDEN = '42501';
/** SQLSTATEs of refused commands: broken rule, repetition, missing privilege. */
const REFUSED = ['23514', '23505', FORBIDDEN];

/**
 * Adds a refused command to the audit log, because the rollback has removed the command's own
 * entries. A login without the role platform_support cannot write there.
 */
const noteRefusal = (db: Queryable, verb: string, { as }: StaffOptions): Promise<unknown> =>
  db.query(sql`select note_staff_refusal(${as ?? null}, ${verb})`).catch(() => undefined);

/**
 * Executes a command of `npm run staff` and returns the text to print.
 *
 * @throws StaffRefused if the command or the database refuses
 */
export async function runStaff(
  ports: StaffPorts,
  [verb = '', ...rest]: readonly string[],
  options: StaffOptions = {},
): Promise<string> {
  const command = Object.hasOwn(COMMANDS, verb) ? COMMANDS[verb] : undefined;
  if (command === undefined || !command.words.includes(rest.length)) throw new StaffRefused(USAGE);
  const [first = '', second = '', third = '', fourth = ''] = rest;
  try {
    return await command.run(ports, [first, second, third, fourth], options);
  } catch (error) {
    const { code, message } = error as { code?: string; message?: string };
    if (code === FORBIDDEN) await noteRefusal(ports.db, verb, options);
    if (REFUSED.includes(String(code))) throw new StaffRefused(message ?? '', { cause: error });
    throw error;
  }
}
