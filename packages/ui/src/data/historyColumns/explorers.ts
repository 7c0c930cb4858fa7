import { NETWORK_NAMES, networkFacts } from '@platform/rules/funds';

/**
 * URL prefixes of transaction pages, by network. Networks without a prefix have no links.
 */
export type Explorers = Readonly<Record<string, string>>;

export const EXPLORERS: Explorers = Object.fromEntries(
  NETWORK_NAMES.flatMap((network) => {
    const { explorer } = networkFacts(network);
    return explorer === undefined ? [] : [[network, explorer]];
  }),
);

export function explorerHref(explorers: Explorers, network: string, hash: string) {
  const page = explorers[network];
  return page === undefined ? undefined : page + encodeURIComponent(hash);
}
