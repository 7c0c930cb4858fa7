import {
  OperatorError,
  type BrandHistory,
  type Operator,
  type ServerAccess,
} from '@platform/tokens/browser';
import type { Outcome } from './OutcomeNotice';

/** Calls that the Studio makes to a server. */
export type StudioOperator = Pick<
  Operator,
  'history' | 'files' | 'draft' | 'publish' | 'rollBack' | 'cancel' | 'preview'
>;

/** Creates the client of a server. */
export type Operate = (access: ServerAccess) => StudioOperator;

/** Returns the history of a brand on the server; an empty one for an unknown brand. */
export async function historyOf(operator: StudioOperator, id: string): Promise<BrandHistory> {
  try {
    return await operator.history(id);
  } catch (error) {
    if (error instanceof OperatorError && error.code === 'UNKNOWN_BRAND') {
      return { number: null, served: false, versions: [], publications: [] };
    }
    throw error;
  }
}

/** Returns the refusal in the server's words. Throws any other error again. */
export function refusalOf(error: unknown): Outcome {
  if (!(error instanceof OperatorError)) throw error;
  return { tone: 'danger', text: error.message, problems: error.problems };
}

/** Describes the served state of a brand. */
export const servedText = (id: string, { number, served }: BrandHistory): string =>
  served === false ? `${id} is not served` : `${id} is served from ${sourceOf(number)}`;

/** Explains why a brand is not served after a rollback. */
export const unservedText = (id: string, number: number | null): string =>
  number === null
    ? `${id} is not served any more: the server has no folder of it.`
    : `${sourceOf(number)} of ${id} cannot be served: the server's log says why.`;

/** Names the source of a served brand. */
export const sourceOf = (number: number | null): string =>
  number === null ? 'its folder' : `version ${number}`;
