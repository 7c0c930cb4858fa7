import { WALLET_ADDRESS_SHAPE } from '@platform/rules/fields';
import * as v from 'valibot';
import { problemMessage } from './problemMessage';

/** Address on the BEP20 network. Only the server verifies its checksum, which requires hashing. */
export const walletAddress = v.pipe(
  v.string(),
  v.trim(),
  v.regex(WALLET_ADDRESS_SHAPE, problemMessage({ code: 'invalidWalletAddress' })),
);
