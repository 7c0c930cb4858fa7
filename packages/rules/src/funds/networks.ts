export interface NetworkFacts {
  /** Token on this network. FUSD and USDT have the same value. */
  token: 'FUSD' | 'USDT';
  /** Address standard, by the name that wallets and exchanges use. */
  standard: 'FRC20' | 'BEP20' | 'POS';
  /** Chain id (EIP-155). Absent if the operator configures it. */
  chainId?: number;
  /** URL prefix of a transaction on the public explorer. Absent without an explorer. */
  explorer?: string;
}

/** Networks for deposits. Source: the specification, section 9. */
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

/** Network, such as `USDT-BEP20`. */
export type Network = keyof typeof NETWORKS;

export const NETWORK_NAMES = Object.keys(NETWORKS) as [Network, ...Network[]];

/** Returns the facts of a network, including optional fields. */
export const networkFacts = (network: Network): NetworkFacts => NETWORKS[network];

/** Network for withdrawals. */
export const PAYOUT_NETWORK: Network = 'USDT-BEP20';
