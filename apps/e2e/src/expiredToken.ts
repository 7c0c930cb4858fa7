import { createHmac } from 'node:crypto';

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

/** Returns a token with a valid signature that expired a minute ago. */
export function expiredToken(token: string, jwtSecret: string): string {
  const [, claims = ''] = token.split('.');
  const known = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const expired = { ...known, exp: Math.floor(Date.now() / 1000) - 60 };
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(expired)}`;
  return `${text}.${createHmac('sha256', jwtSecret).update(text).digest('base64url')}`;
}
