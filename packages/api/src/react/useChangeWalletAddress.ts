import { authStatus, profile, updateWallet } from '../contract';
import { toServerMessage, type ServerMessage } from '../domain/message';
import { walletAddressForm, type WalletAddressChange } from '../domain/security';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: updateWallet,
  toPayload: walletAddressForm.toPayload,
  toResult: toServerMessage,
  changes: [profile, authStatus],
};

export const useChangeWalletAddress = (): Action<[WalletAddressChange], ServerMessage> =>
  useMutation(MUTATION);
