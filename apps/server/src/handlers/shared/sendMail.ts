import type { Letter, MailSite } from '../../account/letter';
import type { Site, Visitor } from '../../http/visitor';
import { brandMail } from '../../mails/brandMail';
import type { Services } from './services';

export async function sendFrom(
  { brand, origin }: Site,
  { mailer }: Pick<Services, 'mailer'>,
  write: (site: MailSite) => Letter,
  ending?: AbortSignal,
): Promise<void> {
  const letter = write({ site: brand.name, origin });
  await mailer.send(brandMail(letter, { brand, origin }), ending);
}

/** Sends an email in the background. A failure does not undo the action that the email reports. */
export function sendMail(
  services: Pick<Services, 'mailer' | 'background'>,
  { site }: Pick<Visitor, 'site'>,
  write: (site: MailSite) => Letter,
): void {
  const from = site();
  services.background.run(() => sendFrom(from, services, write));
}
