import { formatProblem, shorten, type Problem } from './problem.ts';

/** A brand whose folder, or published version, is not valid now. */
export interface FaultyBrand {
  id: string;
  /** Whether it is served as it was last valid. If not, its hosts are closed. */
  served: boolean;
  /** The hosts that its folder names, as far as they can be read. */
  hosts: readonly string[];
  problems: readonly Problem[];
  /** The published version that is not valid; absent where it is the folder. */
  version?: number;
}

/** The most that the first problem takes of a line. */
const MOST_OF_PROBLEM = 320;

/** How a faulty brand is served, and how much is wrong: `ember: 3 problems, ...`. */
export function faultyState({ id, served, problems }: FaultyBrand): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const state = served ? 'served as it was last valid' : 'not served, its hosts answer 503';
  return `${shorten(id, 40)}: ${count}, ${state}`;
}

/** The same with the first problem and what to do next, for a log: one line of bounded length. */
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
