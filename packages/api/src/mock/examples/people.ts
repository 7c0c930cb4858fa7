import { ACTIVE_IMAGE, paginate } from '../../contract';
import type { Examples } from '../calls';

const JOINED = '2026-01-08T14:00:00.000Z';

/** Examples for the tree and support families, and for the team calls in the user family. */
export const peopleExamples: Examples<
  | 'totalReferral'
  | 'referralHistory'
  | 'levels'
  | 'team'
  | 'treeData'
  | 'myTickets'
  | 'createTicket'
> = {
  totalReferral: { status: 'success', totalreferral: 2 },
  referralHistory: {
    status: 'success',
    data: [
      {
        username: 'BEN23456',
        name: 'Ben Okafor',
        register_at: JOINED,
        Package: '200',
        ActiveDate: '2026-01-09T09:00:00.000Z',
      },
      { username: 'CARA2345', name: '', register_at: JOINED, Package: '0', ActiveDate: '' },
    ],
    pagination: paginate(2, 1),
  },
  levels: {
    status: 'success',
    data: [
      { RI_ID: 1, Name: 'Level 1', MobileNo: 2 },
      { RI_ID: 2, Name: 'Level 2', MobileNo: 1 },
    ],
  },
  team: {
    status: 'success',
    data: [
      { SrNo: 1, CODE: 'BEN23456', name: 'Ben Okafor', joiningdate: JOINED, LEVEL: 1 },
      { SrNo: 2, CODE: 'CARA2345', name: 'Cara', joiningdate: JOINED, LEVEL: 1 },
    ],
    pagination: paginate(2, 1),
  },
  treeData: {
    status: 'success',
    data: [
      {
        id: '42',
        parentId: null,
        code: 'ASHA2345',
        name: 'Asha Rao',
        image: ACTIVE_IMAGE,
        bookingDate: '2026-01-05T09:30:00.000Z',
        bookingAmount: '500',
        teamsize: 2,
      },
      {
        id: '43',
        parentId: '42',
        code: 'BEN23456',
        name: 'Ben Okafor',
        image: ACTIVE_IMAGE,
        bookingDate: JOINED,
        bookingAmount: '200',
        teamsize: 1,
      },
      {
        id: '44',
        parentId: '43',
        code: 'CARA2345',
        name: 'Cara',
        image: 'red.png',
        bookingDate: JOINED,
        bookingAmount: '0',
        teamsize: 0,
      },
    ],
  },
  myTickets: {
    status: 'success',
    data: [
      {
        G_ID: '2',
        G_RequestNo: '000002',
        G_Request: 'Where is my deposit?',
        G_type: 'account',
        G_Solution: '',
        G_RequestDate: '2026-01-15T09:00:00.000Z',
        G_Status: 'Open',
        G_ClosedDate: '',
      },
      {
        G_ID: '1',
        G_RequestNo: '000001',
        G_Request: 'The sound plays twice.',
        G_type: 'bug',
        G_Solution: 'Fixed, thank you.',
        G_RequestDate: '2026-01-11T09:00:00.000Z',
        G_Status: 'Closed',
        G_ClosedDate: '2026-01-12T09:00:00.000Z',
      },
    ],
    pagination: paginate(2, 1),
  },
  createTicket: { status: 'success', message: 'Request Placed successfully' },
};
