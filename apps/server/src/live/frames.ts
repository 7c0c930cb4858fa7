import type { LiveReply } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { SECONDS_BEFORE_ZERO } from '@platform/rules/wingo';
import type { MemberBalances, MemberEvent } from '../notifications/memberEvents';
import { positionText, type Position } from '../notifications/position';

/** Formats a message. The event id is the position of the stream after the message. */
export const framed = (message: LiveReply, position?: Position): string =>
  `${position ? `id: ${positionText(position)}\n` : ''}data: ${JSON.stringify(message)}\n\n`;

/** Formats messages. Only the last message has the position. */
export const allFramed = (messages: readonly LiveReply[], position: Position | undefined): string =>
  messages
    .map((message, index) => framed(message, index === messages.length - 1 ? position : undefined))
    .join('');

/**
 * Creates a message about balances. `wait` is the delay before the balances may be shown, in ms.
 */
export const balancesMessage = (
  { main, locker }: MemberBalances,
  state: { wait: number; sync?: boolean; placed?: boolean },
): LiveReply => ({
  type: 'balances',
  data: { ActivateWallet: toDecimal(main), STAKINGEWALLET: toDecimal(locker) },
  ...state,
});

/**
 * Returns the delay before an event may be shown, in ms. Settled bets reveal the result of their
 * round.
 */
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

/** Formats events. Only the last event has the position. */
export const eventFrames = (
  events: readonly MemberEvent[],
  position: Position,
  past = false,
): string =>
  allFramed(
    events.map((event) => eventMessage(event, position.at, past)),
    position,
  );
