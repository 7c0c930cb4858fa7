import type { CallName, Examples } from './calls';
import { accountExamples } from './examples/account';
import { gameExamples } from './examples/game';
import { moneyExamples } from './examples/money';
import { peopleExamples } from './examples/people';

/** Successful reply for every call, all for one member at a fixed time. */
export const exampleReplies: Examples<CallName> = {
  ...accountExamples,
  ...moneyExamples,
  ...gameExamples,
  ...peopleExamples,
};
