'use client';

import { useState } from 'react';
import { attempt } from './draft';
import type { TokenEditorProps } from './editorProps';

export interface TypedOptions extends TokenEditorProps {
  /** The current value as text. */
  text: string;
  /**
   * What was typed as a value; a text says why it is invalid. `before` is the value from before the
   * typing began.
   */
  read: (text: string, before: unknown) => { value: unknown } | { wrong: string };
}

/**
 * A field whose text is a token's value. An invalid value stays in the field with its reason, and
 * the token stays as it was.
 */
export function useTyped({ desk, token, scheme, text, read }: TypedOptions) {
  const { path } = token;
  // While it is typed, a text stays as it is: '#36f' does not become '#3366ff' under the fingers.
  const [typed, setTyped] = useState<{ text: string; before: unknown; wrong?: string }>();
  return {
    value: typed?.text ?? text,
    error: typed?.wrong,
    onChange: ({ target }: { target: { value: string } }) => {
      const before = typed ? typed.before : token.value;
      const parsed = read(target.value, before);
      const tried =
        'wrong' in parsed
          ? { refused: parsed.wrong }
          : attempt(desk.draft, path, scheme, parsed.value, desk.ground.foundation);
      const isRefused = 'refused' in tried;
      setTyped({ text: target.value, before, ...(isRefused && { wrong: tried.refused }) });
      if (!isRefused) desk.edit(() => tried.draft, `type ${path}`);
    },
    onBlur: () => {
      desk.settle();
      setTyped(undefined);
    },
  };
}
