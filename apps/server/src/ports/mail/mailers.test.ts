import { readdir, readFile, stat } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyFolder, type TestFolder } from '../../testing/folders';
import { systemRandom } from '../random';
import { fileMailer } from './fileMailer';
import { smtpMailer } from './smtpMailer';

const mail = {
  to: 'anna@example.com',
  from: 'Aurora',
  subject: 'A new password',
  text: 'Open this:\nhttps://aurora.example/',
};

describe('the file mailer', () => {
  let folder: TestFolder;
  beforeEach(async () => void (folder = await emptyFolder()));
  afterEach(() => folder.remove());

  test('[AUTH-09] writes each mail to a file that others cannot read, and logs where it is', async () => {
    const logged: string[] = [];
    const path = join(folder.path, 'mail');
    const clock = { now: () => Date.parse('2026-11-21T12:00:00Z') };
    const mailer = fileMailer({
      folder: path,
      clock,
      random: systemRandom,
      log: (text) => logged.push(text),
    });
    await mailer.send(mail);
    await mailer.send(mail);
    const files = await readdir(path);
    expect(files).toHaveLength(2);
    for (const name of files) {
      const file = join(path, name);
      expect(name).toMatch(/^2026-11-21T12-00-00-000Z-[0-9a-f]{6}\.txt$/);
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(logged).toContain(`A mail was written to ${file}`);
      expect(await readFile(file, 'utf8')).toBe(
        'To: anna@example.com\nFrom: Aurora\nSubject: A new password\n\nOpen this:\nhttps://aurora.example/\n',
      );
    }
    expect(logged.join()).not.toContain('https:');
  });
});

describe('the SMTP mailer', () => {
  let server: Server;
  let said: string;
  beforeEach(async () => {
    said = '';
    server = createServer((socket) => {
      let inData = false;
      socket.write('220 test\r\n');
      socket.on('data', (chunk) => {
        said += chunk.toString('utf8');
        if (inData) {
          if (said.endsWith('\r\n.\r\n')) socket.write('250 taken\r\n');
          inData = !said.endsWith('\r\n.\r\n');
          return;
        }
        inData = /^DATA\r\n$/m.test(chunk.toString('utf8'));
        socket.write(inData ? '354 go on\r\n' : '250 well\r\n');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => void server.close());

  const mailerOf = () =>
    smtpMailer({
      url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
      address: 'no-reply@aurora.example',
    });

  test('[AUTH-09] hands the mail to the server', async () => {
    await mailerOf().send(mail);
    expect(said).toContain('MAIL FROM:<no-reply@aurora.example>');
    expect(said).toContain('RCPT TO:<anna@example.com>');
    expect(said).toMatch(/^From: Aurora <no-reply@aurora\.example>\r$/m);
    expect(said).toMatch(/^Subject: A new password\r$/m);
    expect(said).toContain('https://aurora.example/');
  });

  test('an address that holds others reaches none of them', async () => {
    const to = 'anna@example.com,eve@example.com\r\nBcc: eve@example.com';
    await mailerOf()
      .send({ ...mail, to })
      .catch(() => undefined);
    expect(said).not.toMatch(/RCPT TO:<eve@example\.com>/);
    expect(said).not.toMatch(/^Bcc:/m);
  });

  test('a server that is not there is an error', async () => {
    const mailer = mailerOf();
    await new Promise((resolve) => server.close(resolve));
    await expect(mailer.send(mail)).rejects.toThrow(/ECONNREFUSED/);
  });
});
