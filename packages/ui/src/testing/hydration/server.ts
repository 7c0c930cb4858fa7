import { renderToString } from 'react-dom/server';
import { stories } from './stories';

/** The stories as a server renders them, by the file of their accessibility tree. */
export const rendered = (): Record<string, string> =>
  Object.fromEntries([...stories].map(([file, { element }]) => [file, renderToString(element)]));
