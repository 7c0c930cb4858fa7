import {
  createWalletClient,
  http,
  isAddressEqual,
  isHex,
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  serializeTransaction,
  type Address,
  type Hex,
  type TransactionSerializableEIP1559,
  type TransactionSerializedEIP1559,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import type { SignedTransaction } from '../payouts';

export type Unsigned = TransactionSerializableEIP1559;

/** Key of the hot wallet: in a file, or in a service that does not reveal it. */
export interface SigningKey {
  readonly wallet: Address;
  sign(transaction: Unsigned): Promise<Hex>;
}

export function localKey(privateKey: Hex): SigningKey {
  const account = privateKeyToAccount(privateKey);
  return { wallet: account.address, sign: (transaction) => account.signTransaction(transaction) };
}

const SIGN_MS = 10_000;

export interface RemoteKeyOptions {
  /** The URL may contain a secret, so no error repeats it. */
  url: string;
  wallet: Address;
  timeoutMs?: number;
}

/**
 * Creates a key of a service that signs by JSON-RPC with `eth_signTransaction`, such as Web3Signer in front
 * of a KMS.
 */
export function remoteKey({ url, wallet, timeoutMs = SIGN_MS }: RemoteKeyOptions): SigningKey {
  const client = createWalletClient({
    account: wallet,
    transport: http(url, { retryCount: 0, timeout: timeoutMs }),
  });
  return {
    wallet,
    sign: async (transaction) => {
      const signed: unknown = await client
        .request({
          method: 'eth_signTransaction',
          params: [inHex({ ...transaction, from: wallet })] as never,
        })
        .catch(({ name, shortMessage = name }: Error & { shortMessage?: string }) => {
          // Omits the cause, because it contains the secret URL.
          const reason = shortMessage.replaceAll(url, 'SIGNER_KEY_URL');
          throw new Error(`The service at SIGNER_KEY_URL did not sign: ${reason}`);
        });
      if (isHex(signed)) return signed;
      throw new Error('The service at SIGNER_KEY_URL replied without a signed transaction.');
    },
  };
}

const inHex = (transaction: Unsigned & { from: Address }) =>
  Object.fromEntries(
    Object.entries(transaction).flatMap(([name, value]) => {
      if (value === undefined || name === 'type') return [];
      const isNumber = typeof value === 'number' || typeof value === 'bigint';
      return [[name, isNumber ? `0x${value.toString(16)}` : value]];
    }),
  );

/**
 * Signs a transaction, and checks that exactly this transaction was signed by the wallet of the
 * key.
 */
export async function signWith(key: SigningKey, order: Unsigned): Promise<SignedTransaction> {
  const signed = (await key.sign(order)) as TransactionSerializedEIP1559;
  const { r, s, v, yParity, ...transaction } = parseTransaction(signed);
  const signer = await recoverTransactionAddress({ serializedTransaction: signed });
  const isSame = serializeTransaction(transaction) === serializeTransaction(order);
  if (!isSame || !isAddressEqual(signer, key.wallet)) {
    throw new Error(`The key of ${key.wallet} signed another transaction, or another key signed.`);
  }
  return { hash: keccak256(signed), signed };
}
