import type { Letter } from '../account/letter';
import type { Site } from '../http/site';
import type { Mail } from '../ports/mail/mail';
import { mailHtml } from './mailHtml';
import { mailLogo } from './mailLogo';

const plainText = ({ hello, paragraphs, link, closing }: Letter, name: string): string =>
  [hello, ...paragraphs, link.href, ...closing, name].join('\n\n');

export function brandMail(letter: Letter, site: Site): Mail {
  const { name } = site.brand;
  const logo = mailLogo(site.brand);
  return {
    to: letter.to,
    from: name,
    subject: letter.subject,
    text: plainText(letter, name),
    html: mailHtml(letter, site, logo?.id),
    pictures: logo ? [logo] : [],
  };
}
