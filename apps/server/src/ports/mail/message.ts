import type { Mail } from './mail';

/**
 * A mail as nodemailer composes it: multipart/alternative of the text and the HTML, and the pictures
 * beside the HTML.
 *
 * @param address the address that it comes from
 */
export const messageOf = ({ to, from, subject, text, html, pictures }: Mail, address: string) => ({
  // As objects: in a text, an address with a comma would be two.
  from: { name: from, address },
  to: { name: '', address: to },
  subject,
  text,
  html,
  attachments: pictures.map(({ id, name, type, bytes }) => ({
    cid: id,
    filename: name,
    contentType: type,
    content: Buffer.from(bytes),
  })),
  // No text is a file or an address that nodemailer may read.
  disableFileAccess: true,
  disableUrlAccess: true,
});
