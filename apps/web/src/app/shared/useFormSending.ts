import type { ServerMessage } from '@platform/api';
import type { Action } from '@platform/api/react';
import { useState } from 'react';
import { useOutcome } from './useOutcome';

/** Sends a form. Clears the form on success, and keeps the values on failure. */
export function useFormSending<Draft>({ run, isPending }: Action<[Draft], ServerMessage>) {
  const follow = useOutcome();
  const [key, setKey] = useState(0);
  const send = async (draft: Draft) => {
    if (await follow(run(draft))) setKey((sent) => sent + 1);
  };
  return { key, form: { pending: isPending, onSubmit: (draft: Draft) => void send(draft) } };
}
