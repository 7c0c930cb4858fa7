import { renderToString } from 'react-dom/server';
import { stories } from './stories';

/** Renders the stories to HTML, keyed by the file of their accessibility tree. */
export const rendered = (): Record<string, string> =>
  Object.fromEntries([...stories].map(([file, { element }]) => [file, renderToString(element)]));
