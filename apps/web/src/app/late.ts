import { lazy, type ComponentType } from 'react';
import { arrival } from './arrival';

/** A part whose code arrives when it is first shown. */
export interface Late<Props extends object> {
  Part: ComponentType<Props>;
  /** Fetches its code, ahead of that. */
  load: () => Promise<unknown>;
}

/** Leaves a part's code out of the first load. What shows it stands in a `Suspense`. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): Late<Props> {
  const arrived = () => arrival(load);
  return { Part: lazy(async () => ({ default: await arrived() })), load: arrived };
}
