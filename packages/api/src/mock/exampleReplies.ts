import type { CallName, Examples } from './calls';
import { accountExamples } from './examples/account';
import { gameExamples } from './examples/game';
import { moneyExamples } from './examples/money';
import { peopleExamples } from './examples/people';

/** Successful reply of every call, all of one member at one fixed time. */
export const exampleReplies: Examples<CallName> = {
  ...accountExamples,
  ...moneyExamples,
  ...gameExamples,
  ...peopleExamples,
};
