import { problems } from '@platform/messages/problems';
import type { Problem } from '@platform/rules/fields';
import { lockProblem, withdrawalProblem } from '@platform/rules/funds';
import { stakeProblem } from '@platform/rules/wingo';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { MessagesProvider } from '../theme/Messages';
import { useProblemTexts } from './problems';

const format = (problem: Problem | string | undefined, wrapper?: typeof InGerman) =>
  renderHook(useProblemTexts, wrapper && { wrapper }).result.current(problem);

const InGerman = ({ children }: { children: ReactNode }) => (
  <MessagesProvider
    messages={{
      problems: {
        noName: 'Bitte den Namen eingeben.',
        tooLong: ({ longest }) => `Bitte höchstens ${longest} Zeichen.`,
      },
    }}
  >
    {children}
  </MessagesProvider>
);

test.each([
  ['[WD-01] a withdrawal', withdrawalProblem(0n), 'Minimum Withdrawal amount is 10$ '],
  ['[LOCK-02] a lock', lockProblem(0n), 'Minimum Amount is 50$.'],
  ['a stake', stakeProblem(0n), 'Minimum Bet is 0.01 USDT!'],
  ['the decimals of a stake', stakeProblem(10_001n), 'Use at most 2 decimals.'],
])("uses the specification's text for a rejected %s", (_, problem, words) => {
  expect(format(problem)).toBe(words);
});

test("[SUP-02] keeps the spaces in the specification's texts", () => {
  expect(problems.invalidTicketName).toBe('Please enter a valid name ');
  expect(problems.invalidTicketMessage).toBe('Please enter a valid message ');
});

test("formats a problem in the user's language, and returns a sentence unchanged", () => {
  expect(format({ code: 'noName' }, InGerman)).toBe('Bitte den Namen eingeben.');
  expect(format({ code: 'tooLong', params: { longest: 9 } }, InGerman)).toBe(
    'Bitte höchstens 9 Zeichen.',
  );
  expect(format('The server said so.', InGerman)).toBe('The server said so.');
  expect(format(undefined, InGerman)).toBeUndefined();
});
