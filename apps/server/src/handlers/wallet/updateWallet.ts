import { updateWallet } from '@platform/api/contract';
import { setWalletAddress } from '../../account/members';
import { memberEndpoint } from '../../http/endpoint';
import { done } from '../../http/done';
import { changeAccount } from '../account/accountChange';
import { checkedAddress } from './checkedAddress';
import { confirmTxnPassword } from '../account/passwords/confirmTxnPassword';
import { withCode } from '../account/twoFactor/secondFactor';
import type { Services } from '../shared/services';
import { logWrongTry } from '../account/passwords/wrongTries';

export const updateWalletEndpoint = (services: Services) =>
  memberEndpoint(updateWallet, async ({ wallet_address, txnPassword, twofactor: code }, caller) => {
    const { member } = caller;
    const address = checkedAddress(wallet_address);
    await confirmTxnPassword(services, caller, txnPassword);
    const onWrong = () => logWrongTry(services.db, 'code-wrong', caller);
    await withCode(services, { member, code, onWrong }, (takeCode) =>
      changeAccount(services, caller, async (tx) => {
        await takeCode(tx);
        const changed = await setWalletAddress(tx, member, address);
        return changed ? { change: 'wallet-address-changed', member } : undefined;
      }),
    );
    return done('WALLET_ADDRESS_CHANGED');
  });
