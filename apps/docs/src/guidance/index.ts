import { account } from './account';
import { actions } from './actions';
import { data } from './data';
import { demo } from './demo';
import { display } from './display';
import { fairness } from './fairness';
import { fields } from './fields';
import { games } from './games';
import { landing } from './landing';
import { layout } from './layout';
import { overlays } from './overlays';
import { shell } from './shell';
import { team } from './team';
import type { Guidance } from './types';
import { wallet } from './wallet';
import { wingo } from './wingo';

/** What to do and what not to do, by the names of components. */
export const guidance: Readonly<Record<string, Guidance | undefined>> = {
  ...account,
  ...actions,
  ...data,
  ...demo,
  ...display,
  ...fairness,
  ...fields,
  ...games,
  ...landing,
  ...layout,
  ...overlays,
  ...shell,
  ...team,
  ...wallet,
  ...wingo,
};
