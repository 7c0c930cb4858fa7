import { NETWORK_NAMES, networkFacts, type Network } from '@platform/rules/funds';
import * as v from 'valibot';
import type { EvmOptions } from '../ports/chain/evm/evmChain';
import type { EvmNetwork } from '../ports/chain/evm/network';
import { isThisMachine } from '../ports/thisMachine';

/**
 * Upper limit of confirmations. Finality differs by chain: BEP20 commonly uses 15 blocks, Polygon
 * more.
 */
const MOST_CONFIRMATIONS = 10_000;

const nodeUrl = (name: string) =>
  v.pipe(
    v.string(),
    v.url(`${name} is the address of a node`),
    v.regex(/^https?:/, `${name} begins with https://`),
  );

const network = v.strictObject({
  rpcUrl: nodeUrl('rpcUrl'),
  checkRpcUrl: v.optional(nodeUrl('checkRpcUrl')),
  chainId: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
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

const networks = v.record(v.picklist(NETWORK_NAMES), network);

const EXAMPLE =
  '{"USDT-BEP20":{"rpcUrl":"https://...","chainId":56,"token":"0x...","confirmations":15}}';

function parse(text: string) {
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

type Named = readonly [name: string, settings: EvmNetwork];

/** Requires a second node, so that no single operator of a node can invent a deposit. */
function requireTwoNodes(name: string, { rpcUrl, checkRpcUrl }: EvmNetwork): void {
  if (checkRpcUrl !== undefined || isThisMachine(new URL(rpcUrl).hostname)) return;
  throw new Error(`${name} needs a checkRpcUrl, the node of another operator`);
}

function withChain([name, settings]: [string, v.InferOutput<typeof network>]): Named {
  const chainId = settings.chainId ?? networkFacts(name as Network).chainId;
  if (chainId === undefined) {
    throw new Error(`${name} needs a chainId, the number of the chain that it is on`);
  }
  requireTwoNodes(name, { ...settings, chainId });
  if (settings.checkRpcUrl === settings.rpcUrl) {
    throw new Error(`${name} has one address as rpcUrl and checkRpcUrl: it would confirm itself`);
  }
  return [name, { ...settings, chainId }];
}

/**
 * Throws if two networks use the same chain. A member has the same address on all networks, so a
 * deposit would count twice.
 */
function refuseTwins([name, settings]: Named, others: readonly Named[]): void {
  for (const [other, { chainId, rpcUrl }] of others) {
    if (chainId !== settings.chainId && rpcUrl !== settings.rpcUrl) continue;
    const same = chainId === settings.chainId ? `chain ${chainId}` : 'the node of one rpcUrl';
    throw new Error(`${other} and ${name} both name ${same}, where deposits would count twice`);
  }
}

/** Parses networks from JSON. Errors omit the JSON, because it often contains keys. */
export function readNetworks(text: string | undefined): EvmOptions['networks'] | undefined {
  if (text === undefined) return undefined;
  const named = Object.entries(parse(text)).map(withChain);
  for (const [index, one] of named.entries()) refuseTwins(one, named.slice(0, index));
  return Object.fromEntries(named);
}

export const nodesIn = (text: string): readonly string[] =>
  Object.values(parse(text)).flatMap(({ rpcUrl, checkRpcUrl }) =>
    checkRpcUrl === undefined ? [rpcUrl] : [rpcUrl, checkRpcUrl],
  );
