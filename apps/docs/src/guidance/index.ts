import { actions } from './actions';
import { display } from './display';
import { fields } from './fields';
import type { Guidance } from './types';

/** What to do and what not to do, by the names of components. */
export const guidance: Readonly<Record<string, Guidance | undefined>> = {
  ...actions,
  ...fields,
  ...display,
};
