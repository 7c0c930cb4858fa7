import { formatProblem, shorten, type Problem } from './problem.ts';

/** Brand with an invalid folder or published version. */
export interface FaultyBrand {
  id: string;
  /** True if the last valid state is served. Otherwise the brand's hosts respond with 503. */
  served: boolean;
  /** Hosts in `brand.json`, if they can be read. */
  hosts: readonly string[];
  problems: readonly Problem[];
  /** Number of the invalid published version; absent if the folder is invalid. */
  version?: number;
}

/** Maximum length of the first problem in a log line, in characters. */
const MOST_OF_PROBLEM = 320;

/** Describes a faulty brand: `ember: 3 problems, ...`. */
export function faultyState({ id, served, problems }: FaultyBrand): string {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  const state = served ? 'served as it was last valid' : 'not served, its hosts answer 503';
  return `${shorten(id, 40)}: ${count}, ${state}`;
}

/** Describes a faulty brand in a log line of limited length: state, first problem and next step. */
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
