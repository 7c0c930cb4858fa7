import { outcomes } from '@platform/messages/outcomes';
import { formatText, type ParamsOf, type TextsOf } from './formatText';

type Outcomes = TextsOf<typeof outcomes>;

/** @example return { ...done('BET_PLACED'), data }; */
export function done<Code extends keyof Outcomes>(
  code: Code,
  ...[params]: ParamsOf<Outcomes[Code]>
) {
  return { message: formatText(outcomes, code, params), code, ...(params && { params }) };
}
