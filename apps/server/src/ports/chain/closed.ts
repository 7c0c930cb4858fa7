import type { Chain } from './chain';

/** No chain at all: a database of one's own, without the settings of a network. */
export const closedChain: Chain = {
  networks: [],
  payouts: undefined,
  addressOf: (network) => {
    throw new Error(`${network} is not open.`);
  },
  scan: async (_, after = 0n) => ({ transfers: [], position: after }),
};
