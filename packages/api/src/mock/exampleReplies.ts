import type { CallName, Examples } from './calls';
import { accountExamples } from './examples/account';
import { gameExamples } from './examples/game';
import { moneyExamples } from './examples/money';
import { peopleExamples } from './examples/people';

/** A successful reply of every call, always the same: one member, one moment. */
export const exampleReplies: Examples<CallName> = {
  ...accountExamples,
  ...moneyExamples,
  ...gameExamples,
  ...peopleExamples,
};
