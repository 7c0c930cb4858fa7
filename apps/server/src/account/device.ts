import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

/** What a session was opened with. */
export interface Device {
  /** An IP address; '' when unknown. */
  address: string;
  /** As the browser sent it; '' when it sent nothing. */
  userAgent: string;
  /** Where the address is thought to be; '' when unknown. */
  place: string;
}

export const NO_DEVICE: Device = { address: '', userAgent: '', place: '' };

/** The name of a browser or a platform that is not recognised. */
export const UNKNOWN = 'Unknown';

const BROWSERS: ReadonlySet<string | undefined> = new Set(Object.values(BROWSER_MAP));
const PLATFORMS: ReadonlySet<string | undefined> = new Set(Object.values(OS_MAP));

/** The browser and the platform by the names that a member recognises, such as `Chrome 126` on `Android`. */
export function describeDevice(userAgent: string): { browser: string; platform: string } {
  // The library refuses an empty text.
  const { browser, os } = parse(userAgent || UNKNOWN);
  // For others the library answers with the words of the client itself.
  const name = BROWSERS.has(browser.name) ? browser.name : undefined;
  const [major] = /^\d{1,4}(?=\.|$)/.exec(browser.version ?? '') ?? [];
  return {
    browser: name === undefined ? UNKNOWN : [name, major].filter(Boolean).join(' '),
    platform: PLATFORMS.has(os.name) ? (os.name ?? UNKNOWN) : UNKNOWN,
  };
}
