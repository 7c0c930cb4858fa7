/** What is known of a network that money arrives on or leaves by. */
export interface NetworkFacts {
  /** What is sent there. FUSD and USDT count one to one. */
  token: 'FUSD' | 'USDT';
  /** The kind of its addresses, as wallets and exchanges name it. */
  standard: 'FRC20' | 'BEP20' | 'POS';
  /** The number of its chain (EIP-155); absent where the operator says which one it is. */
  chainId?: number;
  /** The page of a transaction on its public explorer begins with this; absent where there is none. */
  explorer?: string;
}

/** The networks of the specification (section 9). A deposit may arrive on each of them. */
export const NETWORKS = {
  'FUSD-FRC20': { token: 'FUSD', standard: 'FRC20' },
  'USDT-BEP20': {
    token: 'USDT',
    standard: 'BEP20',
    chainId: 56,
    explorer: 'https://bscscan.com/tx/',
  },
  'USDT-POS': {
    token: 'USDT',
    standard: 'POS',
    chainId: 137,
    explorer: 'https://polygonscan.com/tx/',
  },
} as const satisfies Record<string, NetworkFacts>;

/** The name of a network, such as `USDT-BEP20`. */
export type Network = keyof typeof NETWORKS;

/** The names of all networks. */
export const NETWORK_NAMES = Object.keys(NETWORKS) as [Network, ...Network[]];

/** The facts of a network, those that not every network has among them. */
export const networkFacts = (network: Network): NetworkFacts => NETWORKS[network];

/** The network that withdrawals are paid on. */
export const PAYOUT_NETWORK: Network = 'USDT-BEP20';
