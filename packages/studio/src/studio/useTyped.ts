'use client';

import { useState } from 'react';
import { attempt } from './draft';
import type { TokenEditorProps } from './editorProps';

export interface TypedOptions extends TokenEditorProps {
  text: string;
  /**
   * Parses the typed text. Returns the value, or the reason why the text is invalid. `before` is
   * the value before typing began.
   */
  read: (text: string, before: unknown) => { value: unknown } | { wrong: string };
}

/**
 * Connects a text field to a token. Invalid text stays in the field with its reason and does not
 * change the token.
 */
export function useTyped({ desk, token, scheme, text, read }: TypedOptions) {
  const { path } = token;
  // Text as typed, because otherwise '#36f' would turn into '#3366ff' during typing.
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
          : attempt(desk.draft, path, scheme, parsed.value, desk.sources.foundation);
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
