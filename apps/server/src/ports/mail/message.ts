import type { Mail } from './mail';

/**
 * Builds a nodemailer message: multipart/alternative with text and HTML, and the pictures of the
 * HTML.
 */
export const messageOf = ({ to, from, subject, text, html, pictures }: Mail, address: string) => ({
  // Addresses are objects, because nodemailer would split a string with a comma into two addresses.
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
  // Texts must not make nodemailer read a file or a URL.
  disableFileAccess: true,
  disableUrlAccess: true,
});
