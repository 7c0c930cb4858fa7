import { changeDisplayCurrency, profile } from '../contract';
import { toDisplayCurrencyPayload, type DisplayCurrency } from '../domain/currency';
import { toServerMessage, type ServerMessage } from '../domain/message';
import type { Action } from './useAction';
import { useMutation } from './useMutation';

const MUTATION = {
  call: changeDisplayCurrency,
  toPayload: toDisplayCurrencyPayload,
  toResult: toServerMessage,
  changes: [profile],
};

/** Sets the display currency; `null` for none. */
export const useChangeDisplayCurrency = (): Action<[DisplayCurrency | null], ServerMessage> =>
  useMutation(MUTATION);
