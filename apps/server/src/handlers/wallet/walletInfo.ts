import { walletInfo } from '@platform/api/contract';
import { depositAddresses } from '../../wallet/addresses';
import { memberEndpoint } from '../../http/endpoint';
import type { Services } from '../shared/services';

export const walletInfoEndpoint = ({ db, chain }: Services) =>
  memberEndpoint(walletInfo, async (_, { member }) => {
    const networks = await depositAddresses(db, chain, member);
    const bep20 = networks.find(({ network }) => network === 'USDT-BEP20');
    return {
      companyaddress: bep20?.address ?? '',
      // Empty, because deposits are possible only on the listed networks.
      PhonepayNo: '',
      networks,
    };
  });
