'use client';

import { useState } from 'react';
import { plainDecimal } from '../../internal/latinDigits';
import { useFormattedInput } from '../../internal/useFormattedInput';

export interface TypedNumberOptions {
  /** The number as the game writes it. */
  text: string;
  /** Whether the field may hold a text, which has digits from 0 to 9 and a decimal point. */
  accepts: (text: string) => boolean;
  /** Called with each new text. */
  onText: (text: string) => void;
}

/**
 * A field for a number that the game holds: while the player types, the field keeps the player's own
 * text ('3.' on the way to '3.5'); left, it shows the number again.
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
