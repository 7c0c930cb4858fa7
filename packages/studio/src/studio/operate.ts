import {
  OperatorError,
  type BrandHistory,
  type Operator,
  type ServerAccess,
} from '@platform/tokens/browser';
import type { Said } from './SaidNotice';

/** What the Studio asks a server. */
export type StudioOperator = Pick<
  Operator,
  'history' | 'files' | 'draft' | 'publish' | 'rollBack' | 'cancel' | 'preview'
>;

/** Reaches a server with what it asks for. */
export type Operate = (access: ServerAccess) => StudioOperator;

/** What a server remembers of a brand: nothing, where it does not know the brand yet. */
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

/** What a server refused, in its words. What is no answer of a server is thrown on. */
export function refusalOf(error: unknown): Said {
  if (!(error instanceof OperatorError)) throw error;
  return { tone: 'danger', text: error.message, problems: error.problems };
}

/** What is said of how a brand is served now. */
export const servedText = (id: string, { number, served }: BrandHistory): string =>
  served === false ? `${id} is not served` : `${id} is served from ${sourceOf(number)}`;

/** What is said of a brand that is not served after a rollback. */
export const unservedText = (id: string, number: number | null): string =>
  number === null
    ? `${id} is not served any more: the server has no folder of it.`
    : `${sourceOf(number)} of ${id} cannot be served: the server's log says why.`;

/** From where a brand is served. */
export const sourceOf = (number: number | null): string =>
  number === null ? 'its folder' : `version ${number}`;
