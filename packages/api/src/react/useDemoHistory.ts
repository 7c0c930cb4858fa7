import { useCallback, useMemo } from 'react';
import { readDemoRounds, writeDemoRounds, type DemoRound } from '../domain/demo';
import { useClient } from './ApiProvider';
import { usePreference } from './usePreference';

export type DemoGameName = 'crash' | 'dice' | 'mines' | 'plinko';

/**
 * Returns the stored rounds of a demo game, newest first, and a function that adds a round. Signing out
 * deletes the rounds. The hook makes no call.
 */
export function useDemoHistory(
  game: DemoGameName,
): [rounds: readonly DemoRound[], remember: (round: DemoRound) => void] {
  const { session } = useClient();
  const name = `${game}History` as const;
  const [text] = usePreference(name);
  const rounds = useMemo(() => readDemoRounds(text), [text]);
  const remember = useCallback(
    (round: DemoRound) => {
      // Continues the stored numbers, because another tab may have added rounds with the same
      // numbers.
      const earlier = readDemoRounds(session.preference(name));
      const number = Math.max(round.number, (earlier[0]?.number ?? 0) + 1);
      session.setPreference(name, writeDemoRounds([{ ...round, number }, ...earlier]));
    },
    [session, name],
  );
  return [rounds, remember];
}
