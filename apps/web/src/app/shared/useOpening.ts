import { useState } from 'react';
import type { ModalName } from '../../paths';

export interface Opening {
  /** Requested modal, or the previous modal during its fade-out. */
  shown: ModalName | null;
  /** Used as a React key, which resets the state of a reopened modal. */
  opening: number;
}

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
