import { parse } from 'bowser';

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

/** The browser and the platform by the names that a member recognises, such as `Chrome 126` on `Android`. */
export function describeDevice(userAgent: string): { browser: string; platform: string } {
  // The library refuses an empty text.
  const { browser, os } = parse(userAgent || UNKNOWN);
  const [major = ''] = (browser.version ?? '').split('.');
  return {
    browser: [browser.name, major].filter(Boolean).join(' ') || UNKNOWN,
    platform: os.name || UNKNOWN,
  };
}
