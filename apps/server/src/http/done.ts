import { outcomes } from '@platform/messages/outcomes';
import { worded, type ParamsOf, type TextsOf } from './words';

type Outcomes = TextsOf<typeof outcomes>;

/**
 * What a reply says of something that was done: a code of the message catalogue's part `outcomes`, and
 * its English message.
 *
 * @example return { ...done('BET_PLACED'), data };
 */
export function done<Code extends keyof Outcomes>(
  code: Code,
  ...[params]: ParamsOf<Outcomes[Code]>
) {
  return { message: worded(outcomes, code, params), code, ...(params && { params }) };
}
