import { NETWORK_NAMES, networkFacts } from '@platform/rules/funds';

/** Prefixes of transaction pages, by network. A network without one has no link. */
export type Explorers = Readonly<Record<string, string>>;

/** Public block explorers of the networks that have one. */
export const EXPLORERS: Explorers = Object.fromEntries(
  NETWORK_NAMES.flatMap((network) => {
    const { explorer } = networkFacts(network);
    return explorer === undefined ? [] : [[network, explorer]];
  }),
);

/** Returns the page of a transaction on its network's block explorer. */
export function explorerHref(explorers: Explorers, network: string, hash: string) {
  const page = explorers[network];
  return page === undefined ? undefined : page + encodeURIComponent(hash);
}
