'use client';

import { useState } from 'react';
import { plainDecimal } from '../../internal/latinDigits';
import { useFormattedInput } from '../../internal/useFormattedInput';

export interface TypedNumberOptions {
  /** Number as the game formats it. */
  text: string;
  /** Returns true if the field may contain a text of digits from 0 to 9 and a decimal point. */
  accepts: (text: string) => boolean;
  onText: (text: string) => void;
}

/**
 * Returns the props of a field for a number of the game. The field keeps the player's own text
 * while typing ('3.' before '3.5') and shows the formatted number on blur.
 */
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
