import type { MailSite } from '../accounts/securityMail';
import type { Visitor } from '../http/visitor';
import type { Mail } from '../ports/mail/mail';
import type { Services } from './services';

/**
 * Sends a mail in the name of the site that the caller is on. It is not waited for: what it is about
 * is done, whether or not the mail can be handed over immediately.
 *
 * @param write writes the mail, given the name and address of the site
 */
export function sendMail(
  { mailer, background }: Pick<Services, 'mailer' | 'background'>,
  { site }: Pick<Visitor, 'site'>,
  write: (site: MailSite) => Mail,
): void {
  const { brand, origin } = site();
  background.run(() => mailer.send(write({ site: brand.name, origin })));
}
