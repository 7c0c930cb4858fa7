import type { ServerMessage } from '@platform/api';
import type { Action } from '@platform/api/react';
import { useState } from 'react';
import { useOutcome } from './useOutcome';

/**
 * Sends a form that stays on its page, and shows a toast with the outcome. A success clears the
 * form; a failure keeps its values.
 *
 * @returns `key` of the form, and the props for sending it
 */
export function useFormSending<Draft>({ run, isPending }: Action<[Draft], ServerMessage>) {
  const follow = useOutcome();
  const [key, setKey] = useState(0);
  const send = async (draft: Draft) => {
    if (await follow(run(draft))) setKey((sent) => sent + 1);
  };
  return { key, form: { pending: isPending, onSubmit: (draft: Draft) => void send(draft) } };
}
