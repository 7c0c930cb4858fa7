import type { Brand } from '@platform/tokens';
import { picturesOf } from '../pictures/pictures';
import type { MailPicture } from '../ports/mail/mail';

/**
 * Returns the logo as PNG, because most email clients do not show SVG; undefined for an unserved
 * brand.
 */
export function mailLogo(brand: Brand): MailPicture | undefined {
  const bytes = picturesOf(brand)?.mailLogo;
  return bytes && { id: `logo@${brand.id}`, name: 'logo.png', type: 'image/png', bytes };
}
