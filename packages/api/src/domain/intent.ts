import type { CallAnswer, findOut } from '../contract';
import { toServerMessage, type ServerMessage } from './message';

/** What became of an intent. */
export interface FoundOut extends ServerMessage {
  readonly succeeded: boolean;
}

/** Maps the answer of `findOut`; a server without messages leaves the text empty. */
export const toFoundOut = ({
  data,
  message = '',
  ...said
}: CallAnswer<typeof findOut>): FoundOut => ({
  ...toServerMessage({ message, ...said }),
  succeeded: data.done,
});
