'use client';

import { useState, type ChangeEvent } from 'react';

/**
 * A field for a number that the game holds: while the player types, the field keeps the player's own
 * text ('3.' on the way to '3.5'); left, it shows the number again.
 *
 * @param text the number as the game writes it
 * @param take takes a text over, and says whether it may be in the field at all
 */
export function useTypedNumber(text: string, take: (draft: string) => boolean) {
  const [draft, setDraft] = useState<string>();
  return {
    value: draft ?? text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      // Many keyboards have a comma where the decimal point would be.
      const next = event.target.value.replace(',', '.');
      if (take(next)) setDraft(next);
    },
    onBlur: () => setDraft(undefined),
  };
}
