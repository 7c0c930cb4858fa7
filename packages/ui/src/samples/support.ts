import type { HistoryPage, Ticket } from '@platform/rules/models';
import { HOUR, NOW } from './time';

const open: Ticket = {
  id: '4',
  requestNumber: 'T-1042',
  type: 'account',
  message:
    'My deposit of 250 USDT from this morning does not show in the wallet. The transaction has 40 confirmations by now.',
  solution: null,
  state: 'open',
  requestedAt: NOW - 3 * HOUR,
  closedAt: null,
};

export const tickets: HistoryPage<Ticket> = {
  rows: [
    open,
    {
      ...open,
      id: '3',
      requestNumber: 'T-0987',
      type: 'bug',
      message: 'The sound of the timer plays twice.',
      solution:
        'Thank you for telling us. It was the second tab you had open: since yesterday only the tab in front plays it.',
      state: 'closed',
      requestedAt: NOW - 480 * HOUR,
      closedAt: NOW - 430 * HOUR,
    },
    {
      ...open,
      id: '2',
      requestNumber: 'T-0815',
      type: 'feature',
      message: 'Please add a 15 minute round.',
      solution: 'Noted, thank you.',
      state: 'closed',
      requestedAt: NOW - 1_450 * HOUR,
      closedAt: NOW - 1_445 * HOUR,
    },
  ],
  current: 1,
  pages: 1,
  total: 3,
};
