'use client';

import type { Scheme } from '@platform/tokens/browser';
import { useState } from 'react';
import { attempt } from './draft';
import type { StudioDesk } from './useStudio';

export interface TypedOptions {
  desk: StudioDesk;
  path: string;
  scheme: Scheme;
  /** The current value as text. */
  text: string;
  /** What was typed as a value; a text says why it is invalid. */
  read: (text: string) => { value: unknown } | { wrong: string };
}

/**
 * A field whose text is a token's value. An invalid value stays in the field with its reason, and
 * the token stays as it was.
 */
export function useTyped({ desk, path, scheme, text, read }: TypedOptions) {
  // While it is typed, a text stays as it is: '#36f' does not become '#3366ff' under the fingers.
  const [typed, setTyped] = useState<{ text: string; wrong?: string }>();
  return {
    value: typed?.text ?? text,
    error: typed?.wrong,
    onChange: ({ target }: { target: { value: string } }) => {
      const parsed = read(target.value);
      const tried =
        'wrong' in parsed
          ? { refused: parsed.wrong }
          : attempt(desk.draft, path, scheme, parsed.value, desk.ground.foundation);
      if ('refused' in tried) setTyped({ text: target.value, wrong: tried.refused });
      else {
        setTyped({ text: target.value });
        desk.edit(() => tried.draft, `type ${path}`);
      }
    },
    onBlur: () => {
      desk.settle();
      setTyped(undefined);
    },
  };
}
