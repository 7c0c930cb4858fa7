import { useState } from 'react';
import type { ModalName } from '../../paths';

/** The modal on show. */
export interface Opening {
  /** The modal asked for, or the last one: it stays until the next, so that it can fade out. */
  shown: ModalName | null;
  /** Which opening this is, since the page was loaded: what one remembers, the next forgets. */
  opening: number;
}

/** Follows which modal the address asks for, from opening to opening. */
export function useOpening(asked: ModalName | null): Opening {
  const [last, setLast] = useState({ asked, shown: asked, opening: 0 });
  if (asked === last.asked) return last;
  const next = {
    asked,
    shown: asked ?? last.shown,
    opening: asked ? last.opening + 1 : last.opening,
  };
  setLast(next);
  return next;
}
