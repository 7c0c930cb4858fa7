import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

/** Client that made a request. */
export interface Device {
  /** IP address; '' if unknown. */
  address: string;
  /** User agent from the request; '' if none was sent. */
  userAgent: string;
  /** Approximate place of the address; '' if unknown. */
  place: string;
}

export const NO_DEVICE: Device = { address: '', userAgent: '', place: '' };

/** Name of a browser or platform that is not recognised. */
export const UNKNOWN = 'Unknown';

const BROWSERS: ReadonlySet<string | undefined> = new Set(Object.values(BROWSER_MAP));
const PLATFORMS: ReadonlySet<string | undefined> = new Set(Object.values(OS_MAP));

/** Returns familiar names of the browser and the platform, such as `Chrome 126` on `Android`. */
export function describeDevice(userAgent: string): { browser: string; platform: string } {
  // The library rejects an empty string.
  const { browser, os } = parse(userAgent || UNKNOWN);
  // For unknown clients, the library returns untrusted text from the user agent.
  const name = BROWSERS.has(browser.name) ? browser.name : undefined;
  const [major] = /^\d{1,4}(?=\.|$)/.exec(browser.version ?? '') ?? [];
  return {
    browser: name === undefined ? UNKNOWN : [name, major].filter(Boolean).join(' '),
    platform: PLATFORMS.has(os.name) ? (os.name ?? UNKNOWN) : UNKNOWN,
  };
}
