import { liveMessage } from '../contract';
import { schemaOf } from './schemaOf';
import type { Operation } from './document';

/** Operation of the live stream, which is not a call in the contract. */
export const liveOperation: Operation = {
  operationId: 'live',
  summary: 'Streams events of the member and of all rounds, as server-sent events',
  tags: ['live'],
  security: [{ session: [] }],
  parameters: [
    {
      name: 'Last-Event-ID',
      in: 'header',
      required: false,
      description: 'Id of the last received event. The stream resumes after it.',
      schema: { type: 'string' },
    },
  ],
  responses: {
    200: {
      description: 'The stream is open. The data of each event is one message.',
      content: { 'text/event-stream': { schema: schemaOf(liveMessage) } },
    },
    default: { $ref: '#/components/responses/Failure' },
  },
};
