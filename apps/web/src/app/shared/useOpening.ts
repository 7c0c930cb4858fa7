import { useState } from 'react';
import type { ModalName } from '../../paths';

export interface Opening {
  /** Requested modal, or the previous modal while it fades out. */
  shown: ModalName | null;
  /** Number of openings since the document was loaded. Each opening starts with fresh state. */
  opening: number;
}

/** Tracks the modal that the address names, and counts its openings. */
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
