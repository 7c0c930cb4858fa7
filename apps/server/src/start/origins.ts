import { readFileSync } from 'node:fs';
import { EXAMPLE_ORIGINS, parseOrigins, type BrandOrigins } from '@platform/tokens';
import { ConfigError, publicUrlOf, type Config } from '../config/config';

/**
 * Opens the list of origins that brands may use: BRAND_ORIGINS, PUBLIC_URL and, with the embedded
 * database, the origins of the example brands. A file is read on every call. While it is
 * unreadable, the last list stays valid.
 */
export function openOrigins(config: Config, warn: (message: string) => void): () => BrandOrigins {
  const { BRAND_ORIGINS, DATABASE_URL } = config;
  const fixed = [publicUrlOf(config), ...(DATABASE_URL === undefined ? [EXAMPLE_ORIGINS] : [])];
  const read = (before?: BrandOrigins): BrandOrigins => {
    try {
      const isFile = BRAND_ORIGINS?.startsWith('/') ?? false;
      const own = isFile ? readFileSync(BRAND_ORIGINS ?? '', 'utf8') : (BRAND_ORIGINS ?? '');
      const text = [...fixed, own].join('\n');
      return before?.text === text ? before : parseOrigins(text);
    } catch (cause) {
      const message = `BRAND_ORIGINS: ${(cause as Error).message}. Correct the file, one origin a line.`;
      throw new ConfigError(message, { cause });
    }
  };
  let current = read();
  let warned = '';
  return () => {
    try {
      current = read(current);
      warned = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== warned) warn(`${message} Until then the former list counts.`);
      warned = message;
    }
    return current;
  };
}
