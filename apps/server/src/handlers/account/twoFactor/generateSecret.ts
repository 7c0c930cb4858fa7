import { generateSecret } from '@platform/api/contract';
import { profileOf } from '../../../account/members';
import { memberEndpoint } from '../../../http/endpoint';
import { Refusal } from '../../../http/refusal';
import { otpauthUrl } from '../../../account/twoFactor/codes';
import { SECRET_SECONDS } from '../../../account/twoFactor/twoFactor';
import type { Services } from '../../shared/services';

export const generateSecretEndpoint = ({ db, twoFactor }: Services) =>
  memberEndpoint(generateSecret, async (_, { member, site }) => {
    const { code } = await profileOf(db, member);
    const secret = await twoFactor.newPendingSecret(db, member);
    if (secret === undefined) {
      throw new Refusal(409, 'TWO_FACTOR_ENABLED', { purpose: 'secret' });
    }
    const url = otpauthUrl(secret, site().brand.name, code);
    return { secret, otpauth_url: url, qrCodeUrl: url, expires_in: SECRET_SECONDS };
  });
