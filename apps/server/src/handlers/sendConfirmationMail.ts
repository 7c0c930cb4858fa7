import { confirmationMail } from '../accounts/confirmationMail';
import type { EmailConfirmation } from '../accounts/emailConfirmation';
import type { Visitor } from '../http/visitor';
import type { Services } from './services';

/** Sends the mail that confirms an address, in the name of the site it was asked from. */
export function sendConfirmationMail(
  { mailer, background }: Services,
  confirmation: EmailConfirmation,
  { site }: Visitor,
): void {
  const { brand, origin } = site();
  const mail = confirmationMail({ ...confirmation, site: brand.name, origin });
  background.run(() => mailer.send(mail));
}
