import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import { DESCRIPTIONS } from './descriptions';
import { late, type Late } from './late';

/** A page's name, or what makes it of the address. */
export type PageTitle = string | ((params: Params) => string);

type Load = () => Promise<ComponentType>;

/** What a route may say about its page. */
export interface PageHandle {
  /** The brand's title follows it. */
  title: PageTitle;
  /** A sentence on what the page is about; the brand's own description follows it. */
  description: string | undefined;
  /** The page, the same one for all addresses of its tabs. */
  page: Late<object>;
}

/**
 * A page whose code arrives when it is first shown.
 *
 * @param code the page that several addresses share, or how its code is fetched
 */
export function page(path: string, title: PageTitle, code: Late<object> | Load): RouteObject {
  const shown = typeof code === 'function' ? late(code) : code;
  const handle: PageHandle = { title, description: DESCRIPTIONS[path], page: shown };
  return { path, element: <shown.Part />, handle };
}
