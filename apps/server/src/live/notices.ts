/**
 * Notification between servers. The payload is one letter for the kind, followed by the fields.
 * Database triggers send all kinds except `balances`.
 */
export type Notice =
  /** `r<game>`: a round of this game was created, closed, drawn or voided. */
  | { kind: 'round'; game: number }
  /** `p`: a member changed the visibility of their name. */
  | { kind: 'names' }
  /** `n<member>:<event>`: a member read their notifications up to this event. */
  | { kind: 'read'; member: bigint; through: string }
  /** `b<member>,<member>…`: bets changed the balances of these members. */
  | { kind: 'balances'; members: readonly bigint[] }
  /** Any other payload: a row was added to `member_event`. */
  | { kind: 'event' };

/** Maximum number of members per notification: PostgreSQL limits the payload to 8,000 bytes. */
const MEMBERS_A_NOTICE = 350;

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

export function balancesPayloads(members: readonly bigint[]): string[] {
  const payloads: string[] = [];
  for (let first = 0; first < members.length; first += MEMBERS_A_NOTICE) {
    payloads.push(`b${members.slice(first, first + MEMBERS_A_NOTICE).join(',')}`);
  }
  return payloads;
}
