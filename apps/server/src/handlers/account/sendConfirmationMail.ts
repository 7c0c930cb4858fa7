import { confirmationMail } from '../../account/confirmationMail';
import type { EmailConfirmation } from '../../account/emailConfirmation';
import type { Visitor } from '../../http/visitor';
import { sendMail } from '../shared/sendMail';
import type { Services } from '../shared/services';

export function sendConfirmationMail(
  services: Services,
  confirmation: EmailConfirmation,
  visitor: Visitor,
): void {
  sendMail(services, visitor, (site) => confirmationMail({ ...confirmation, ...site }));
}
