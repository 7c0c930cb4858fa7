/**
 * Notice on the channel `live`, by which servers wake each other. Its payload is a letter for the kind,
 * then the fields. Triggers of the database send all kinds but `balances`.
 */
export type Notice =
  /** `r<game>`: a round of this game was created, closed, drawn or called off. */
  | { kind: 'round'; game: number }
  /** `p`: a member has changed how their name is shown. */
  | { kind: 'names' }
  /** `n<member>:<event>`: a member has read their notifications up to this event. */
  | { kind: 'read'; member: bigint; through: string }
  /** `b<member>,<member>…`: bets have changed the balances of these members. */
  | { kind: 'balances'; members: readonly bigint[] }
  /** Any other payload: a row was added to `member_event`. */
  | { kind: 'event' };

/** A notification has at most 8,000 bytes. */
const MEMBERS_A_NOTICE = 350;

/** Reads the payload of a notice. */
export function readNotice(payload: string): Notice {
  const fields = payload.slice(1);
  if (payload.startsWith('r')) return { kind: 'round', game: Number(fields) };
  if (payload === 'p') return { kind: 'names' };
  if (payload.startsWith('n')) {
    const [member = '', through = ''] = fields.split(':');
    return { kind: 'read', member: BigInt(member), through };
  }
  if (payload.startsWith('b')) return { kind: 'balances', members: fields.split(',').map(BigInt) };
  return { kind: 'event' };
}

/** Returns the payloads of the notices that the balances of these members have changed. */
export function balancesPayloads(members: readonly bigint[]): string[] {
  const payloads: string[] = [];
  for (let first = 0; first < members.length; first += MEMBERS_A_NOTICE) {
    payloads.push(`b${members.slice(first, first + MEMBERS_A_NOTICE).join(',')}`);
  }
  return payloads;
}
