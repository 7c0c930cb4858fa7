import type { Step, StepName } from '../wingo';
import { sameHex } from './bytes';

/** A step of a verification: what was computed beside what was published. */
export const stepOf = (
  name: StepName,
  computed: string,
  published: string,
  from: Step['from'] = [],
): Step => ({ name, ok: sameHex(computed, published), from, computed, published });
