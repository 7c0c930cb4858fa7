import { useCallback } from 'react';
import { readDemoBalance, writeDemoBalance, type MicroUsdt } from '../domain/demo';
import { useClient } from './ApiProvider';
import type { DemoGameName } from './useDemoHistory';
import { usePreference } from './usePreference';

/**
 * Returns the stored balance of a demo game, and a function that stores it. The balance is `undefined`
 * before the first bet and if the stored text is invalid. Signing out deletes it. The hook makes no
 * call.
 */
export function useDemoBalance(
  game: DemoGameName,
): [balance: MicroUsdt | undefined, remember: (balance: MicroUsdt) => void] {
  const { session } = useClient();
  const name = `${game}Balance` as const;
  const [text] = usePreference(name);
  const remember = useCallback(
    (balance: MicroUsdt) => session.setPreference(name, writeDemoBalance(balance)),
    [session, name],
  );
  return [readDemoBalance(text), remember];
}
