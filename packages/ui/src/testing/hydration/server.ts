import { renderToString } from 'react-dom/server';
import { stories } from './stories';

/** The first story of every component as a server renders it, by its file. */
export const rendered = (): Record<string, string> =>
  Object.fromEntries([...stories].map(([file, story]) => [file, renderToString(story)]));
