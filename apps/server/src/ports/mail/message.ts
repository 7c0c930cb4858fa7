import type { Mail } from './mail';

/**
 * Builds a nodemailer message: multipart/alternative of the text and the HTML, with the pictures beside the
 * HTML.
 *
 * @param address sender address
 */
export const messageOf = ({ to, from, subject, text, html, pictures }: Mail, address: string) => ({
  // Objects, because nodemailer would split a string with a comma into two addresses.
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
  // No text may name a file or an address for nodemailer to read.
  disableFileAccess: true,
  disableUrlAccess: true,
});
