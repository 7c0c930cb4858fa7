import { WALLET_ADDRESS_SHAPE } from '@platform/rules/fields';
import * as v from 'valibot';
import { problemMessage } from './problemMessage';

/** An address of the BEP20 network. Its checksum, which needs a hash, is the server's to verify. */
export const walletAddress = v.pipe(
  v.string(),
  v.trim(),
  v.regex(WALLET_ADDRESS_SHAPE, problemMessage({ code: 'invalidWalletAddress' })),
);
