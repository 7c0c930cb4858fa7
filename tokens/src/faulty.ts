import { formatProblem, shorten, type Problem } from './problem.ts';

/** A brand whose folder, or published version, is invalid. */
export interface FaultyBrand {
  id: string;
  /** True if the last valid state is served. Otherwise the brand's hosts are closed. */
  served: boolean;
  /** Hosts that the folder names, if they can be read. */
  hosts: readonly string[];
  problems: readonly Problem[];
  /** Invalid published version; absent if the folder is invalid. */
  version?: number;
}

/** Longest excerpt of the first problem, in characters. */
const MOST_OF_PROBLEM = 320;

/** Describes the state of a faulty brand: `ember: 3 problems, ...`. */
export function faultyState({ id, served, problems }: FaultyBrand): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const state = served ? 'served as it was last valid' : 'not served, its hosts answer 503';
  return `${shorten(id, 40)}: ${count}, ${state}`;
}

/**
 * Describes the state with the first problem and the next step, as one log line of limited length.
 */
export function faultyLine(brand: FaultyBrand): string {
  const { version, problems } = brand;
  const [first] = problems;
  const problem = first ? ` First: ${shorten(formatProblem(first), MOST_OF_PROBLEM)}` : '';
  const id = shorten(brand.id, 40);
  const next =
    version === undefined
      ? `All: npm run brand -- check ${id}`
      : `Its versions: npm run brand -- history ${id}. What is other than what is served: npm run brand -- diff ${id} --to ${version}`;
  return `Brand ${faultyState(brand)}.${problem} ${next}`;
}
