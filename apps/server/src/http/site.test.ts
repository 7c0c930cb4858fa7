import { describe, expect, it } from 'vitest';
import type { Brand } from '@platform/tokens';
import { siteOrigin } from './site';
import { testApp } from '../testing/app';
import { useServers } from '../testing/suite';

const suite = useServers();

const brand = (hosts: string[], websiteUrl = '') => ({ hosts, websiteUrl }) as unknown as Brand;

describe('(C14) links in emails', () => {
  it.each([
    [brand(['play.one.example'], 'https://elsewhere.example/'), 'https://play.one.example'],
    [brand(['one.example', 'platform.example']), 'https://platform.example:8443'],
    [brand([], 'https://elsewhere.example/'), 'https://platform.example:8443'],
  ])('point to the brand’s site: %o', (of, origin) => {
    expect(siteOrigin(of, 'https://platform.example:8443')).toBe(origin);
  });

  it("point to the brand's subdomain of localhost on a developer’s machine", () => {
    const aurora = brand(['aurora.localhost'], 'https://aurora.example');
    expect(siteOrigin(aurora, 'http://localhost:4123')).toBe('http://aurora.localhost:4123');
    expect(siteOrigin(brand([]), 'http://localhost:4123')).toBe('http://localhost:4123');
  });

  it.each(['https://evil.example', 'https://aurora.localhost:6666', 'http://aurora.localhost'])(
    'ignore the forged Origin %s',
    async (Origin) => {
      const { registration } = await suite.wire.signUp();
      const before = suite.app.mails.length;
      await suite.wire.send('/api/auth/forgotPassword', {
        method: 'POST',
        body: JSON.stringify({ email: registration.email }),
        headers: { Origin },
      });
      await suite.app.settled();
      const [mail] = suite.app.mails.slice(before);
      expect(mail?.text).toMatch(/http:\/\/(aurora\.)?localhost:4000\//);
      expect(mail?.text).not.toMatch(/evil|6666/);
    },
  );
});

describe('(C14) response headers', () => {
  it('forbid scripts and frames in responses of the API', async () => {
    for (const path of ['/api/user/profile', '/api/nope']) {
      const { headers } = await suite.wire.get(path);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });

  it('keep visitors on TLS after a visit over TLS', async () => {
    const proxied = await testApp(suite.database.db, { TRUSTED_PROXIES: 1 });
    const strict = async (origin: string, path: string, proto: string) => {
      const reply = await fetch(origin + path, { headers: { 'X-Forwarded-Proto': proto } });
      return reply.headers.get('strict-transport-security');
    };
    for (const path of ['/api/nope', '/', '/healthz']) {
      expect(await strict(proxied.origin, path, 'https')).toBe(
        'max-age=31536000; includeSubDomains',
      );
      expect(await strict(proxied.origin, path, 'http')).toBeNull();
      // The server ignores the header without a trusted proxy.
      expect(await strict(suite.app.origin, path, 'https')).toBeNull();
    }
    await proxied.close();
  });
});
