import { upperFirst } from 'es-toolkit';

/** Formats a number of bytes: `1.2 kB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Converts `WithIcons` to `With icons`. */
export const spoken = (name: string): string =>
  upperFirst(name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase());
