import type { ReactElement } from 'react';

/** A component that takes `slotProps`, shown so that all of its parts are there. */
export interface SlotCase {
  /** Parts of which there is one. */
  parts?: readonly string[];
  /** Parts of which there are many, which take a function. */
  many?: readonly string[];
  render: (props: { slotProps: object }) => ReactElement;
  /** What a reader does to see all of them. */
  act?: () => Promise<void>;
}

export const nothing = () => {};

/** The parts of a dialog without buttons at its foot. */
export const DIALOG = ['overlay', 'header', 'close'];
