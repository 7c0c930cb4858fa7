import { TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem';

/** Answers undefined for a transaction that the node does not know. */
export async function known<T>(question: Promise<T>): Promise<T | undefined> {
  try {
    return await question;
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined;
    if (error instanceof TransactionNotFoundError) return undefined;
    throw error;
  }
}
