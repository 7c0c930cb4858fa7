import { actions } from './actions';
import { data } from './data';
import { display } from './display';
import { fields } from './fields';
import { layout } from './layout';
import { overlays } from './overlays';
import type { Guidance } from './types';

/** What to do and what not to do, by the names of components. */
export const guidance: Readonly<Record<string, Guidance | undefined>> = {
  ...actions,
  ...data,
  ...display,
  ...fields,
  ...layout,
  ...overlays,
};
