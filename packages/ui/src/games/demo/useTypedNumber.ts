'use client';

import { useState } from 'react';
import { plainDecimal } from '../../internal/latinDigits';
import { useFormattedInput } from '../../internal/useFormattedInput';

export interface TypedNumberOptions {
  /** Number as text, formatted by the game. */
  text: string;
  /** Returns true if the field accepts a plain decimal, such as '3.5'. */
  accepts: (text: string) => boolean;
  onText: (text: string) => void;
}

/** Returns the props of a number field, which formats its text on blur. */
export function useTypedNumber({ text, accepts, onText }: TypedNumberOptions) {
  const [draft, setDraft] = useState<string>();
  const input = useFormattedInput({
    text: draft ?? text,
    format: (edited) => {
      const plain = plainDecimal(edited);
      return accepts(plain) ? plain : undefined;
    },
    onText: (typed) => {
      setDraft(typed);
      onText(typed);
    },
  });
  return { ...input, onBlur: () => setDraft(undefined) };
}
