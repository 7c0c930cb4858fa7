import { profile } from '@platform/api/contract';
import { toDecimal } from '@platform/rules/money';
import { keepLanguage } from '../../account/language';
import { profileOf } from '../../account/members';
import { keepBrand } from '../../account/publicName';
import { balancesOf } from '../../ledger/accounts';
import { memberEndpoint } from '../../http/endpoint';
import { rankOf } from '../../income/lockBonus';
import type { Services } from '../shared/services';

const ROLE = 'member';

export const profileEndpoint = ({ db }: Services) =>
  memberEndpoint(profile, async (_, { member, language, site }) => {
    const [person, { locker }, rank] = await Promise.all([
      profileOf(db, member),
      balancesOf(db, member),
      rankOf(db, member),
    ]);
    // The web app reads the profile at each start and after each language change, so the language
    // is stored here.
    if (language !== person.language) await keepLanguage(db, member, language);
    const { brand } = site();
    if (brand.id !== person.brand) await keepBrand(db, member, brand.id);
    const { code, name, email, emailConfirmed, phone, walletAddress, joinedAt } = person;
    const { displayCurrency, nameHidden } = person;
    return {
      data: {
        ID: String(member),
        code,
        name,
        email,
        emailid: email,
        mobile: phone,
        JoiningDate: joinedAt.toISOString(),
        level: String(rank),
        selfpackage: toDecimal(locker),
        walletaddress: walletAddress,
        role: ROLE,
        security_type: ROLE,
        emailconfirmed: emailConfirmed,
        displaycurrency: displayCurrency,
        hidename: nameHidden,
      },
    };
  });
