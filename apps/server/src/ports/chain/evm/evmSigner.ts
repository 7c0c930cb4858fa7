import { PAYOUT_NETWORK } from '@platform/rules/funds';
import type { PaymentSigner } from '../payouts';
import type { EvmOptions } from './evmChain';
import { openNodes, type NodeOptions } from './nodes';
import { paymentSigner } from './paymentSigner';
import type { SigningKey } from './signingKey';

export interface EvmSignerOptions extends NodeOptions, Pick<EvmOptions, 'networks'> {
  key: SigningKey;
}

/** Creates the signer of EVM networks. Sends no request before the first use. */
export function evmSigner({ networks, key, ...options }: EvmSignerOptions): PaymentSigner {
  const settings = networks[PAYOUT_NETWORK];
  if (settings === undefined) throw new Error(`${PAYOUT_NETWORK} is not open.`);
  return paymentSigner(openNodes(PAYOUT_NETWORK, settings, options), key);
}
