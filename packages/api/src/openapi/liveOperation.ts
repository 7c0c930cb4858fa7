import { liveMessage } from '../contract';
import { schemaOf } from './schemaOf';
import type { Operation } from './document';

/** Operation of the live stream, which is not a call of the contract. */
export const liveOperation: Operation = {
  operationId: 'live',
  summary: 'Says what happens to the member and to all rounds as it happens, as server-sent events',
  tags: ['live'],
  security: [{ session: [] }],
  parameters: [
    {
      name: 'Last-Event-ID',
      in: 'header',
      required: false,
      description: 'The id of the last event that arrived: the stream continues there.',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: {
      description: 'The stream is open; each event has one message as its data.',
      content: { 'text/event-stream': { schema: schemaOf(liveMessage) } },
    },
    default: { $ref: '#/components/responses/Failure' },
  },
};
