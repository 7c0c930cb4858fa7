import type { Step, StepName } from '../wingo';
import { sameHex } from './bytes';

function agree(computed: Step['computed'], published: Step['published']): boolean {
  if (typeof computed === 'string' && typeof published === 'string') {
    return sameHex(computed, published);
  }
  return (
    typeof computed === 'object' &&
    typeof published === 'object' &&
    computed.code === published.code
  );
}

export const stepOf = (
  name: StepName,
  computed: Step['computed'],
  published: Step['published'],
  from: Step['from'] = [],
): Step => ({ name, ok: agree(computed, published), from, computed, published });
