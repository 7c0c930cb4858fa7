import { NO_TXN_PASSWORD, updateWallet } from '@platform/api/contract';
import { txnPasswordOf } from '../accounts/attempts';
import { setWalletAddress } from '../accounts/members';
import { checkTxnPassword } from '../accounts/txnPassword';
import { memberEndpoint } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import { checkedAddress } from './checkedAddress';
import type { Services } from './services';

const REFUSALS = {
  none: () => new Refusal(422, 'Please set a TXN password first.', NO_TXN_PASSWORD),
  wrong: () => new Refusal(422, 'The TXN password is not right.', 'WRONG_PASSWORD'),
};

export const updateWalletEndpoint = ({ db, attempts }: Services) =>
  memberEndpoint(updateWallet, async ({ wallet_address, txnPassword }, { member }) => {
    const address = checkedAddress(wallet_address);
    await attempts.claim(txnPasswordOf(member));
    const answer = await checkTxnPassword(db, member, txnPassword);
    if (answer !== 'right') throw REFUSALS[answer]();
    await attempts.succeed(txnPasswordOf(member));
    await setWalletAddress(db, member, address);
    return { message: 'Your wallet address was updated.' };
  });
