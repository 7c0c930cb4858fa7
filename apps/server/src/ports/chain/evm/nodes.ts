import { Endpoint, type EndpointOptions } from './endpoint';
import { Node, type EvmNetwork } from './network';

/** The nodes of a network: the second one confirms what the first one says. */
export interface Nodes {
  node: Node;
  check: Node | undefined;
}

/** What all endpoints have in common. */
export type NodeOptions = Pick<EndpointOptions, 'log' | 'ending' | 'timeoutMs' | 'now'>;

export function openNodes(network: string, settings: EvmNetwork, options: NodeOptions): Nodes {
  const open = (name: string, url: string) =>
    new Node(name, new Endpoint({ ...options, name, url }), settings);
  const { rpcUrl, checkRpcUrl } = settings;
  return {
    node: open(network, rpcUrl),
    check: checkRpcUrl === undefined ? undefined : open(`${network} (checkRpcUrl)`, checkRpcUrl),
  };
}
