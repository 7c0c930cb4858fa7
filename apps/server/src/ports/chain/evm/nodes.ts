import { Endpoint, type EndpointOptions } from './endpoint';
import { Node, type EvmNetwork } from './network';

/** Nodes of a network. `check` confirms the responses of `node`. */
export interface Nodes {
  node: Node;
  check: Node | undefined;
}

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
