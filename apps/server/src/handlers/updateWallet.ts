import { updateWallet } from '@platform/api/contract';
import { setWalletAddress } from '../accounts/members';
import { memberEndpoint } from '../http/endpoint';
import { done } from '../http/done';
import { changeAccount } from './accountChange';
import { checkedAddress } from './checkedAddress';
import { confirmTxnPassword } from './confirmTxnPassword';
import { withCode } from './secondFactor';
import type { Services } from './services';

export const updateWalletEndpoint = (services: Services) =>
  memberEndpoint(updateWallet, async ({ wallet_address, txnPassword, twofactor: code }, caller) => {
    const { member } = caller;
    const address = checkedAddress(wallet_address);
    await confirmTxnPassword(services, member, txnPassword);
    await withCode(services, { member, code }, (takeCode) =>
      changeAccount(services, caller, async (tx) => {
        await takeCode(tx);
        const changed = await setWalletAddress(tx, member, address);
        return changed ? { change: 'wallet-address-changed', member } : undefined;
      }),
    );
    return done('WALLET_ADDRESS_CHANGED');
  });
