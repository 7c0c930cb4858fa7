import { BlockList, isIP } from 'node:net';
import { parseOrigins } from '@platform/tokens';
import type { FormerReceiptKey } from '@platform/rules/models';
import { parseUsdt, type MicroUsdt } from '@platform/rules/money';
import type { SealingKey } from '../sealing/keyring';

type Text = string | undefined;

export const whole = (low: number, high: number, fallback: number) => (text: Text) => {
  const value = text === undefined ? fallback : Number(text);
  if (Number.isInteger(value) && value >= low && value <= high) return value;
  throw new Error(`'${text}' is not a whole number from ${low} to ${high}`);
};

/** Parses an amount in USDT. `largest` keeps every product in the database within 64 bits. */
export const usdt =
  (fallback: string, largest: string) =>
  (text: Text): MicroUsdt => {
    const amount = parseUsdt(text ?? fallback);
    if (amount >= 0n && amount <= parseUsdt(largest)) return amount;
    throw new Error(`'${text}' is not an amount from 0 to ${largest}`);
  };

export const flag = (text: Text): boolean => {
  if (text === undefined || text === '0') return false;
  if (text === '1') return true;
  throw new Error(`'${text}' is neither 1 nor 0`);
};

export const choice =
  <const Choice extends string>(choices: readonly Choice[]) =>
  (text: Text): Choice | undefined => {
    const chosen = choices.find((known) => known === text);
    if (text === undefined || chosen !== undefined) return chosen;
    throw new Error(`'${text}' is none of ${choices.join(', ')}`);
  };

/** Parses text of a given shape. Errors omit the text, which may be secret. */
export const matching = (shape: RegExp, example: string) => (text: Text) => {
  if (text === undefined || shape.test(text)) return text;
  throw new Error(`it is not of the form ${example}`);
};

export const secret = (shortest: number) => (text: Text) => {
  if (text === undefined || text.length >= shortest) return text;
  throw new Error(`it has ${text.length} characters, and fewer than ${shortest} can be guessed`);
};

export const secrets =
  (shortest: number) =>
  (text: Text): readonly string[] => {
    const all = text === undefined ? [] : text.split(',').map((one) => one.trim());
    for (const one of all) secret(shortest)(one);
    return all;
  };

/** Parses versioned keys, newest first: `2:<secret>,1:<secret>`. */
export const versionedKeys =
  (shortest: number) =>
  (text: Text): SealingKey[] | undefined => {
    if (text === undefined) return undefined;
    const keys = text.split(',').map((entry) => {
      const [, version, secret] = /^\s*(\d{1,6}):(\S+)\s*$/.exec(entry) ?? [];
      if (version === undefined || secret === undefined || secret.length < shortest) {
        throw new Error(
          `it is not of the form 2:<secret>,1:<secret>, newest first, each secret of at least ${shortest} characters`,
        );
      }
      return { version: Number(version), secret };
    });
    const versions = new Set(keys.map(({ version }) => version));
    if (versions.size === keys.length) return keys;
    throw new Error('two of its keys have the same version');
  };

/** Parses former receipt keys: `<64 hex digits>@2026-12-01T08:00:00Z,...`. */
export function formerReceiptKeys(text: Text): FormerReceiptKey[] {
  return (text?.split(',') ?? []).map((entry) => {
    const [, publicKey, time = ''] = /^\s*([0-9a-f]{64})@(\S+Z)\s*$/i.exec(entry) ?? [];
    const until = Date.parse(time);
    if (publicKey !== undefined && !Number.isNaN(until)) {
      return { publicKey: publicKey.toLowerCase(), until };
    }
    throw new Error(
      'it is not of the form <64 hex digits>@2026-12-01T08:00:00Z, separated by commas, with public keys',
    );
  });
}

const isWebAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** Parses a web address. Errors omit the URL, which may contain a key. */
export const webAddress = (example: string) => (text: Text) => {
  if (text === undefined || isWebAddress(text)) return text;
  throw new Error(`it is not an address such as ${example}`);
};

export const webAddresses =
  (fallback: readonly string[]) =>
  (text: Text): readonly string[] => {
    if (text === undefined) return fallback;
    const urls = text.split(',').map((url) => url.trim().replace(/\/$/, ''));
    const wrong = urls.find((url) => !isWebAddress(url));
    if (wrong === undefined) return urls;
    throw new Error(`'${wrong}' is not an address such as https://api.drand.sh`);
  };

const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
/** Origin on this machine without TLS. Unsafe for a public server. */
const LOCAL_ORIGIN = /^http:\/\/(127\.0\.0\.1|localhost):\d+$/;

/** Parses the hosts of push services. A service on this machine is given by its origin. */
export const pushServices =
  (fallback: readonly string[]) =>
  (text: Text): readonly string[] => {
    if (text === undefined) return fallback;
    const hosts = text.split(',').map((host) => host.trim());
    const wrong = hosts.find((host) => !HOST.test(host) && !LOCAL_ORIGIN.test(host));
    if (wrong === undefined) return hosts;
    throw new Error(`'${wrong}' is not a host such as fcm.googleapis.com`);
  };

const BITS = { 4: 32, 6: 128 } as const;

function addRange(list: BlockList, entry: string): void {
  const [, address = '', bits] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(entry) ?? [];
  const version = isIP(address);
  if (version === 4 || version === 6) {
    const longest = BITS[version];
    const prefix = Number(bits ?? longest);
    if (prefix <= longest) return list.addSubnet(address, prefix, `ipv${version}`);
  }
  throw new Error(`'${entry}' is not an address, or a range such as 10.0.0.0/8`);
}

export const addressRanges =
  (fallback: readonly string[]) =>
  (text: Text): BlockList => {
    const list = new BlockList();
    const entries = text === undefined ? fallback : text.split(',');
    for (const entry of entries) addRange(list, entry.trim());
    return list;
  };

export const webOrigin = (text: Text) => {
  if (text === undefined) return undefined;
  if (isWebAddress(text)) return new URL(text).origin;
  throw new Error(`'${text}' is not an address such as https://play.example.com`);
};

/** Accepts a list of origins that brands may use, or the absolute path of a file with that list. */
export const brandOrigins = (text: Text) => {
  if (text !== undefined && !text.startsWith('/')) parseOrigins(text);
  return text;
};
