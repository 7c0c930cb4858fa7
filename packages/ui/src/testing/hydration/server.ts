import { renderToString } from 'react-dom/server';
import { stories } from './stories';

/** The first story of every component as a server renders it, by its title. */
export const rendered = (): Record<string, string> =>
  Object.fromEntries([...stories].map(([title, story]) => [title, renderToString(story)]));
