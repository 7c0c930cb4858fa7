import { TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem';

/** Resolves to undefined if the node does not know the transaction. */
export async function known<T>(question: Promise<T>): Promise<T | undefined> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined;
    if (error instanceof TransactionNotFoundError) return undefined;
    throw error;
  }
}
