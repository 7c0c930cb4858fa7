import type { Letter, MailSite } from '../../account/letter';
import type { Site, Visitor } from '../../http/visitor';
import { brandMail } from '../../mails/brandMail';
import type { Services } from './services';

/**
 * Sends an email with the name and design of a site.
 *
 * @param write composes the email from the name and URL of the site
 * @param ending aborts the sending
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
 * Sends an email from the caller's site in the background. A failure does not undo the action that
 * the email reports.
 *
 * @param write composes the email from the name and URL of the site
 */
export function sendMail(
  services: Pick<Services, 'mailer' | 'background'>,
  { site }: Pick<Visitor, 'site'>,
  write: (site: MailSite) => Letter,
): void {
  const from = site();
  services.background.run(() => sendFrom(from, services, write));
}
