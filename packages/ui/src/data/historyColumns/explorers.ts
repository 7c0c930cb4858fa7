/** The page of a transaction begins with this, by network. A network without one has no link. */
export type Explorers = Readonly<Record<string, string>>;

/** The public block explorers of the networks that have one. */
export const EXPLORERS: Explorers = {
  'USDT-BEP20': 'https://bscscan.com/tx/',
  'USDT-POS': 'https://polygonscan.com/tx/',
};

/** Withdrawals are paid to BEP20 addresses (the specification, section 2). */
export const WITHDRAWAL_NETWORK = 'USDT-BEP20';

/** The page of a transaction on its network's block explorer. */
export function explorerHref(explorers: Explorers, network: string, hash: string) {
  const page = explorers[network];
  return page === undefined ? undefined : page + encodeURIComponent(hash);
}
