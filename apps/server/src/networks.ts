import { NETWORKS } from '@platform/api/contract';
import * as v from 'valibot';
import type { EvmOptions } from './ports/chain/evm/evmChain';

/** Finality differs: 15 blocks are common on BEP20, Polygon asks for more. */
const MOST_CONFIRMATIONS = 10_000;

const network = v.strictObject({
  rpcUrl: v.pipe(v.string(), v.url('rpcUrl is the address of a node')),
  token: v.pipe(
    v.string(),
    v.regex(/^0x[0-9a-fA-F]{40}$/, 'token is the address of the contract'),
    v.transform((text) => text as `0x${string}`),
  ),
  confirmations: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1, 'confirmations is at least 1'),
    v.maxValue(MOST_CONFIRMATIONS, `confirmations is at most ${MOST_CONFIRMATIONS}`),
  ),
});

const networks = v.record(v.picklist(NETWORKS), network);

const EXAMPLE = '{"USDT-BEP20":{"rpcUrl":"https://...","token":"0x...","confirmations":15}}';

/**
 * Reads the networks that are open, from JSON. What it holds is not repeated in an error, for the
 * address of a node often has a key in it.
 */
export function readNetworks(text: string | undefined): EvmOptions['networks'] | undefined {
  if (text === undefined) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error(`it is not JSON such as ${EXAMPLE}`);
  }
  const read = v.safeParse(networks, value);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new Error(`at '${v.getDotPath(issue) ?? ''}' it is not of the form ${EXAMPLE}`);
}
