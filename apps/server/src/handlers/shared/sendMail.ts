import type { Letter, MailSite } from '../../account/letter';
import type { Site, Visitor } from '../../http/visitor';
import { brandMail } from '../../mails/brandMail';
import type { Services } from './services';

/**
 * Sends a mail in the name and the look of a site.
 *
 * @param write writes it, given the name and address of the site
 * @param ending ends what is under way
 */
export async function sendFrom(
  { brand, origin }: Site,
  { mailer }: Pick<Services, 'mailer'>,
  write: (site: MailSite) => Letter,
  ending?: AbortSignal,
): Promise<void> {
  const letter = write({ site: brand.name, origin });
  await mailer.send(brandMail(letter, { brand, origin }), ending);
}

/**
 * Sends a mail from the site that the caller is on. It is not waited for: what it is about is done,
 * whether or not the mail can be handed over immediately.
 *
 * @param write writes the mail, given the name and address of the site
 */
export function sendMail(
  services: Pick<Services, 'mailer' | 'background'>,
  { site }: Pick<Visitor, 'site'>,
  write: (site: MailSite) => Letter,
): void {
  const from = site();
  services.background.run(() => sendFrom(from, services, write));
}
