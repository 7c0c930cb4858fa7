import type { Brand } from '@platform/tokens';
import { picturesOf } from '../pictures/pictures';
import type { MailPicture } from '../ports/mail/mail';

/** The brand's logo as PNG: most mail programs show no SVG. Undefined for a brand that is not served. */
export function mailLogo(brand: Brand): MailPicture | undefined {
  const bytes = picturesOf(brand)?.mailLogo;
  return bytes && { id: `logo@${brand.id}`, name: 'logo.png', type: 'image/png', bytes };
}
