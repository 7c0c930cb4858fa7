import { MESSAGES, WALLET_ADDRESS_SHAPE } from '@platform/rules/fields';
import * as v from 'valibot';

/** The networks that deposits may come from. */
export const NETWORKS = ['FUSD-FRC20', 'USDT-BEP20', 'USDT-POS'] as const;

/** An address of the BEP20 network. Its checksum, which needs a hash, is the server's to verify. */
export const walletAddress = v.pipe(
  v.string(),
  v.trim(),
  v.regex(WALLET_ADDRESS_SHAPE, MESSAGES.walletAddress),
);
