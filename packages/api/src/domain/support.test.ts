import { describe, expect, it } from 'vitest';
import { createTicket, decode, myTickets } from '../contract';
import { toTicketOutcome, toTickets } from './support';
import { MOMENT, pageOf, success, TIME } from './testing/wire';

const unanswered = {
  G_ID: '1',
  G_RequestNo: 'T-1',
  G_Request: 'Hi',
  G_type: 'bug',
  G_Solution: '',
  G_RequestDate: TIME,
  G_Status: 'Open',
  G_ClosedDate: '',
};

describe('mapping support', () => {
  it('[API-29] [SUP-01] returns tickets with and without a reply', () => {
    const closed = { ...unanswered, G_Solution: 'Done', G_Status: 'Closed', G_ClosedDate: TIME };
    const { rows } = toTickets(decode(myTickets.response, pageOf(unanswered, closed)));
    expect(rows[0]).toEqual({
      id: '1',
      requestNumber: 'T-1',
      type: 'bug',
      message: 'Hi',
      solution: null,
      state: 'open',
      requestedAt: MOMENT,
      closedAt: null,
    });
    expect(rows[1]).toMatchObject({ solution: 'Done', state: 'closed', closedAt: MOMENT });
  });

  it.each([
    ['closed without a date', { G_Status: 'Closed' }, 'closed'],
    ['with a date, whatever the status', { G_Status: 'Solved', G_ClosedDate: TIME }, 'closed'],
    ['with neither', { G_Status: 'Waiting' }, 'open'],
  ])('[API-29] [SUP-01] returns the state of a ticket: %s', (_, fields, state) => {
    const reply = pageOf({ ...unanswered, ...fields });
    expect(toTickets(decode(myTickets.response, reply)).rows[0]).toMatchObject({ state });
  });

  it.each([
    ['Request Placed successfully', true],
    ['Request failed', false],
  ])('[API-30] [SUP-04] returns the outcome "%s"', (message, succeeded) => {
    const reply = decode(createTicket.response, success({ message }));
    expect(toTicketOutcome(reply)).toEqual({ succeeded, message });
  });
});
