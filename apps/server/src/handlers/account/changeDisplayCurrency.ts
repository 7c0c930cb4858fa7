import { changeDisplayCurrency } from '@platform/api/contract';
import { keepDisplayCurrency } from '../../account/displayCurrency';
import { done } from '../../http/done';
import { memberEndpoint } from '../../http/endpoint';
import type { Services } from '../shared/services';

export const changeDisplayCurrencyEndpoint = ({ db }: Services) =>
  memberEndpoint(changeDisplayCurrency, async ({ currency }, { member }) => {
    await keepDisplayCurrency(db, member, currency);
    return done('DISPLAY_CURRENCY_CHANGED');
  });
