/** Formats a number of bytes: `1.2 kB`. */
export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Converts `WithIcons` to `With icons`. */
export const spoken = (name: string): string =>
  capital(name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase());
