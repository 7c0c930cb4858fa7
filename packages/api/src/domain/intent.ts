import type { CallAnswer, findOut } from '../contract';
import { toServerMessage, type ServerMessage } from './message';

/** Outcome of an intent. */
export interface FoundOut extends ServerMessage {
  readonly succeeded: boolean;
}

/** Maps the reply of `findOut`. The text is empty if the server sends none. */
export const toFoundOut = ({
  data,
  message = '',
  ...said
}: CallAnswer<typeof findOut>): FoundOut => ({
  ...toServerMessage({ message, ...said }),
  succeeded: data.done,
});
