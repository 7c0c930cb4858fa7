'use client';

import { useState, type ChangeEvent } from 'react';
import { plainDecimal } from '../../internal/latinDigits';

/**
 * A field for a number that the game holds: while the player types, the field keeps the player's own
 * text ('3.' on the way to '3.5'); left, it shows the number again.
 *
 * @param text the number as the game writes it
 * @param take takes a text over, with digits from 0 to 9 and a decimal point, and says whether it may be
 *   in the field at all
 */
export function useTypedNumber(text: string, take: (draft: string) => boolean) {
  const [draft, setDraft] = useState<string>();
  return {
    value: draft ?? text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const next = plainDecimal(event.target.value);
      if (take(next)) setDraft(next);
    },
    onBlur: () => setDraft(undefined),
  };
}
