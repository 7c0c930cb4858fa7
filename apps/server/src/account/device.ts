import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

export interface Device {
  /** IP address; '' if unknown. */
  address: string;
  /** User agent; '' if none was sent. */
  userAgent: string;
  /** Estimated location of the address; '' if unknown. */
  place: string;
}

export const NO_DEVICE: Device = { address: '', userAgent: '', place: '' };

export const UNKNOWN = 'Unknown';

const BROWSERS: ReadonlySet<string | undefined> = new Set(Object.values(BROWSER_MAP));
const PLATFORMS: ReadonlySet<string | undefined> = new Set(Object.values(OS_MAP));

export function describeDevice(userAgent: string): { browser: string; platform: string } {
  // The library rejects an empty string.
  const { browser, os } = parse(userAgent || UNKNOWN);
  // The library returns untrusted text for unknown clients.
  const name = BROWSERS.has(browser.name) ? browser.name : undefined;
  const [major] = /^\d{1,4}(?=\.|$)/.exec(browser.version ?? '') ?? [];
  return {
    browser: name === undefined ? UNKNOWN : [name, major].filter(Boolean).join(' '),
    platform: PLATFORMS.has(os.name) ? (os.name ?? UNKNOWN) : UNKNOWN,
  };
}
