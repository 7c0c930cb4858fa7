import type { CallAnswer, findOut } from '../contract';
import { toServerMessage, type ServerMessage } from './message';

export interface IntentOutcome extends ServerMessage {
  readonly succeeded: boolean;
}

/** Maps the outcome of an intent. The text is empty if the server sends none. */
export const toIntentOutcome = ({
  data,
  message = '',
  ...rest
}: CallAnswer<typeof findOut>): IntentOutcome => ({
  ...toServerMessage({ message, ...rest }),
  succeeded: data.done,
});
