import { updateWallet } from '@platform/api/contract';
import { noteProof } from '../../account/freshness';
import { setWalletAddress } from '../../account/members';
import { breakOf } from '../../account/playBreaks';
import { memberEndpoint } from '../../http/endpoint';
import { done } from '../../http/done';
import { Refusal } from '../../http/refusal';
import { changeAccount } from '../account/accountChange';
import { checkedAddress } from './checkedAddress';
import { confirmTxnPassword } from '../account/passwords/confirmTxnPassword';
import { requireProof } from '../account/passwords/proof';
import { withCode } from '../account/twoFactor/secondFactor';
import type { Services } from '../shared/services';
import { logWrongTry } from '../account/passwords/wrongTries';

export const updateWalletEndpoint = (services: Services) =>
  memberEndpoint(updateWallet, async (form, caller) => {
    const { exclusions } = services;
    const { member, session } = caller;
    const { txnPassword, twofactor: code, password } = form;
    const address = checkedAddress(form.wallet_address);
    const holdProof = await requireProof(services, caller, { password });
    await confirmTxnPassword(services, caller, txnPassword);
    const onWrong = () => logWrongTry(services.db, 'code-wrong', caller);
    const pause = await breakOf(services.db, member);
    const isExcluded = pause?.kind === 'exclusion';
    if (!isExcluded && (await exclusions.include(services.db, { walletAddress: address }))) {
      throw new Refusal(403, 'WALLET_REFUSED');
    }
    await withCode(services, { member, code, onWrong }, (takeCode) =>
      changeAccount(services, caller, async (tx) => {
        await holdProof(tx);
        await takeCode(tx);
        if (password !== '') await noteProof(tx, session);
        const changed = await setWalletAddress(tx, member, address);
        return changed ? { change: 'wallet-address-changed', member } : undefined;
      }),
    );
    return done('WALLET_ADDRESS_CHANGED');
  });
