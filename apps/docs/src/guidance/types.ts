import type { ReactNode } from 'react';

/** One way to use a component: a picture, and why. */
export interface Advice {
  picture: ReactNode;
  /** One sentence. */
  text: string;
}

/** What to do with a component, and what to do otherwise. */
export interface Guidance {
  good: Advice;
  bad: Advice;
}
