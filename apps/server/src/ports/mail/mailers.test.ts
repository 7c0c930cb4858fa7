import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder, type TestFolder } from '../../testing/folders';
import { heldBy } from '../../testing/signals';
import { systemRandom } from '../random';
import { fileMailer } from './fileMailer';
import { smtpMailer } from './smtpMailer';

const mail = {
  to: 'anna@example.com',
  from: 'Aurora',
  subject: 'A new password',
  text: 'Open this:\nhttps://aurora.example/',
  html: '<p lang="hi">नया पासवर्ड <img src="cid:logo@aurora" alt="" /></p>',
  pictures: [
    { id: 'logo@aurora', name: 'logo.png', type: 'image/png', bytes: new Uint8Array([137, 80]) },
  ],
};

describe('the file mailer', () => {
  let folder: TestFolder;
  beforeEach(async () => void (folder = await emptyFolder()));
  afterEach(() => folder.remove());

  async function folderWith(sent: number) {
    const logged: string[] = [];
    const path = join(folder.path, 'mail');
    const mailer = fileMailer({
      folder: path,
      address: 'no-reply@aurora.example',
      clock: { now: () => Date.parse('2026-11-21T12:00:00Z') },
      random: systemRandom,
      log: (text) => logged.push(text),
    });
    for (let time = 0; time < sent; time += 1) await mailer.send(mail);
    const files = await readdir(path);
    const ending = (end: string) =>
      files.filter((name) => name.endsWith(end)).map((name) => join(path, name));
    return { files, texts: ending('.txt'), mails: ending('.eml'), path, logged };
  }

  test('[AUTH-09] writes each email to files that only the owner can read, and logs their path', async () => {
    const { files, texts, path, logged } = await folderWith(2);
    expect(files).toHaveLength(4);
    for (const name of files) {
      expect(name).toMatch(/^2026-11-21T12-00-00-000Z-[0-9a-f]{6}\.(txt|eml)$/);
      expect((await stat(join(path, name))).mode & 0o777).toBe(0o600);
    }
    expect(texts).toHaveLength(2);
    for (const file of texts) {
      expect(logged).toContain(`A mail was written to ${file}`);
      expect(await readFile(file, 'utf8')).toBe(
        'To: anna@example.com\nFrom: Aurora\nSubject: A new password\n\nOpen this:\nhttps://aurora.example/\n',
      );
    }
    expect(logged.join()).not.toContain('https:');
  });

  test('writes the complete email next to each text file', async () => {
    const { texts, mails } = await folderWith(1);
    const [file = ''] = mails;
    expect(texts).toEqual([file.replace(/\.eml$/, '.txt')]);
    const read = await simpleParser(await readFile(file), { skipImageLinks: true });
    expect(read.subject).toBe(mail.subject);
    expect(read.text?.trim()).toBe(mail.text);
    expect(String(read.html).trim()).toBe(mail.html);
    expect(read.date).toEqual(new Date('2026-11-21T12:00:00Z'));
    expect(read.from?.text).toBe('"Aurora" <no-reply@aurora.example>');
    expect(read.attachments).toMatchObject([
      { cid: 'logo@aurora', contentType: 'image/png', content: Buffer.from([137, 80]) },
    ]);
    // Readers of the folder recognise text files by their first line.
    expect((await readFile(file, 'utf8')).startsWith('To: ')).toBe(false);
  });
});

describe('the SMTP mailer', () => {
  let server: Server;
  let received: string;
  beforeEach(async () => {
    received = '';
    server = createServer((socket) => {
      let inData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        received += chunk.toString('utf8');
        if (inData) {
          if (received.endsWith('\r\n.\r\n')) socket.write('250 taken\r\n');
          inData = !received.endsWith('\r\n.\r\n');
          return;
        }
        inData = /^DATA\r\n$/m.test(chunk.toString('utf8'));
        socket.write(inData ? '354 go on\r\n' : '250 well\r\n');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => void server.close());

  /** @param timeoutMs long by default, because other suites may keep the machine busy */
  const mailerOf = ({ to = server, timeoutMs = 30_000 } = {}) =>
    smtpMailer({
      url: `smtp://127.0.0.1:${(to.address() as AddressInfo).port}`,
      address: 'no-reply@aurora.example',
      timeoutMs,
    });

  test('[AUTH-09] passes the email to the server', async () => {
    await mailerOf().send(mail);
    expect(received).toContain('MAIL FROM:<no-reply@aurora.example>');
    expect(received).toContain('RCPT TO:<anna@example.com>');
    expect(received).toMatch(/^From: Aurora <no-reply@aurora\.example>\r$/m);
    expect(received).toMatch(/^Subject: A new password\r$/m);
    expect(received).toMatch(/^Content-Type: multipart\/alternative;/m);
    const { text, html } = await simpleParser(received.slice(received.indexOf('From: Aurora')));
    expect(text?.trim()).toBe(mail.text);
    expect(html).toContain('नया पासवर्ड');
  });

  test('requires TLS for a server on another machine, regardless of its address', async () => {
    for (const options of [
      '',
      '?ignoreTLS=true',
      '?requireTLS=false&tls.rejectUnauthorized=false',
    ]) {
      const { port } = server.address() as AddressInfo;
      const mailer = smtpMailer({
        // Host that resolves to this machine, but does not have a local name.
        url: `smtp://user:password@0.0.0.0:${port}${options}`,
        address: 'no-reply@aurora.example',
        timeoutMs: 30_000,
      });
      await expect(mailer.send(mail)).rejects.toThrow();
    }
    expect(received).toContain('STARTTLS');
    expect(received).not.toMatch(/AUTH|MAIL FROM/);
  });

  test('never sends to further addresses in a recipient string', async () => {
    const to = 'anna@example.com,eve@example.com\r\nBcc: eve@example.com';
    await mailerOf()
      .send({ ...mail, to })
      .catch(() => undefined);
    expect(received).not.toMatch(/RCPT TO:<eve@example\.com>/);
    expect(received).not.toMatch(/^Bcc:/m);
  });

  describe('if the server accepts the connection and never responds,', () => {
    let silent: Server;
    beforeEach(async () => {
      silent = createServer();
      await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    });
    afterEach(() => void silent.close());

    test('gives up after the time-out', async () => {
      const sent = mailerOf({ to: silent, timeoutMs: 200 }).send(mail);
      await expect(sent).rejects.toThrow('The mail server took longer than 0.2 seconds.');
    });

    test('gives up immediately at shutdown', async () => {
      const ending = new AbortController();
      silent.once('connection', () => ending.abort());
      await expect(mailerOf({ to: silent }).send(mail, ending.signal)).rejects.toThrow(/aborted/);
      await expect(mailerOf({ to: silent }).send(mail, ending.signal)).rejects.toThrow(/aborted/);
      expect(heldBy(ending.signal)).toBe(0);
    });
  });

  test('fails if the server is unreachable', async () => {
    const mailer = mailerOf();
    await new Promise((resolve) => server.close(resolve));
    await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });
});
