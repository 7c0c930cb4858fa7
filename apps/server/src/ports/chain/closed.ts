import type { Network } from '@platform/rules/funds';
import type { Chain } from './chain';

const refuse = (network: Network): never => {
  throw new Error(`${network} is not open.`);
};

/** Chain without networks, for a DATABASE_URL without network settings. */
export const closedChain: Chain = {
  networks: [],
  payouts: undefined,
  addressOf: refuse,
  written: (address) => address,
  scan: async (_, after = 0n) => ({ transfers: [], position: after }),
  head: async (network) => refuse(network),
  transfers: async (network) => refuse(network),
  secondsBetween: async (network) => refuse(network),
  transfersIn: async (network) => refuse(network),
  nonceOf: async (network) => refuse(network),
};
