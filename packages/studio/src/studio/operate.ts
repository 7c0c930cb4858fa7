import {
  OperatorError,
  type BrandHistory,
  type MadeBefore,
  type BrandPermission,
  type Operator,
} from '@platform/tokens/browser';
import type { Outcome } from './OutcomeNotice';

export type StudioOperator = Pick<
  Operator,
  'history' | 'files' | 'draft' | 'publish' | 'rollBack' | 'cancel' | 'preview'
>;

/** Returns the history of a brand, which is empty for an unknown brand. */
export async function historyOf(operator: StudioOperator, id: string): Promise<BrandHistory> {
  try {
    return await operator.history(id);
  } catch (error) {
    if (error instanceof OperatorError && error.code === 'UNKNOWN_BRAND') {
      return { number: null, caller: '', served: false, versions: [], publications: [] };
    }
    throw error;
  }
}

/** Returns the outcome for a rejection by the server. Rethrows other errors. */
export function refusalOf(error: unknown): Outcome {
  if (!(error instanceof OperatorError)) throw error;
  const { message: text, problems, code, detail } = error;
  const refusal: Outcome = { tone: 'danger', text, problems };
  if (code === 'SIGNED_OUT') return { ...refusal, signIn: true };
  return code === 'MADE_BEFORE' ? { ...refusal, over: (detail as MadeBefore).served } : refusal;
}

/**
 * Returns true if the person has a permission. Without information, returns true, because the
 * server judges every call.
 */
export const mayDo = ({ may }: BrandHistory, permission: BrandPermission): boolean =>
  may?.includes(permission) ?? true;

export const servedText = (id: string, { number, served }: BrandHistory): string =>
  served === false ? `${id} is not served` : `${id} is served from ${sourceOf(number)}`;

export const unservedText = (id: string, number: number | null): string =>
  number === null
    ? `${id} is not served any more: the server has no folder of it.`
    : `${sourceOf(number)} of ${id} cannot be served: the server's log says why.`;

export const sourceOf = (number: number | null): string =>
  number === null ? 'its folder' : `version ${number}`;
