import type { LiveReply } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { SECONDS_BEFORE_ZERO } from '@platform/rules/wingo';
import type { MemberBalances, MemberEvent } from '../notifications/memberEvents';
import { positionText, type Position } from '../notifications/position';

/** A message as an event of the stream; `position` is where the stream is after it. */
export const framed = (message: LiveReply, position?: Position): string =>
  `${position ? `id: ${positionText(position)}\n` : ''}data: ${JSON.stringify(message)}\n\n`;

/** Messages as they travel together; the last says where the stream is then. */
export const allFramed = (messages: readonly LiveReply[], position: Position | undefined): string =>
  messages
    .map((message, index) => framed(message, index === messages.length - 1 ? position : undefined))
    .join('');

/** What a member owns, and how long to wait before showing it, in ms. */
export const balancesMessage = (
  { main, locker }: MemberBalances,
  state: { wait: number; sync?: boolean; placed?: boolean },
): LiveReply => ({
  type: 'balances',
  data: { ActivateWallet: toDecimal(main), STAKINGEWALLET: toDecimal(locker) },
  ...state,
});

/** How long what an event says is not to be shown, in ms: settled bets show what was drawn. */
export function waitOf({ kind, detail }: MemberEvent, now: number): number {
  if (kind !== 'bets') return 0;
  return Math.max(0, Number(detail['ends_at']) - SECONDS_BEFORE_ZERO.refetches * 1000 - now);
}

function eventMessage(event: MemberEvent, now: number, past: boolean): LiveReply {
  const { id, kind, at, detail } = event;
  return {
    type: 'event',
    event: { id: String(id), kind, at: at.getTime(), detail: detail as Record<string, string> },
    wait: waitOf(event, now),
    past,
  };
}

/** The events of a member as they travel; the last says where the stream is then. */
export const eventFrames = (
  events: readonly MemberEvent[],
  position: Position,
  past = false,
): string =>
  allFramed(
    events.map((event) => eventMessage(event, position.at, past)),
    position,
  );
