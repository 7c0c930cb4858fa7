import { upperFirst } from 'es-toolkit';

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export const spoken = (name: string): string =>
  upperFirst(name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase());
