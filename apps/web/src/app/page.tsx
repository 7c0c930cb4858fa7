import { pageTitles } from '@platform/messages/pageTitles';
import type { ComponentType } from 'react';
import type { Params, RouteObject } from 'react-router-dom';
import type { PageFacts } from '../pages';
import { late, type Late } from './late';

/** A page's name, or what makes it of the address. */
export type PageTitle = string | ((params: Params) => string);

/** What a route may say about its page. */
export interface PageHandle {
  /** The brand's title follows it. */
  title: PageTitle;
  /** A sentence on what the page is about; the brand's own description follows it. */
  description: string | undefined;
  /** The page, the same one for all addresses of its tabs. */
  page: Late<object>;
}

type PageCode = Readonly<Record<string, ComponentType>>;

/** The landing page is there at once, and an address without a page of its own needs no file. */
const CODE = import.meta.glob<PageCode>([
  '../routes/*.tsx',
  '!../routes/{Landing,ColorPrediction}.tsx',
]);

/** The pages by their files, each named as its file. */
const pages = new Map(
  Object.entries(CODE).map(([path, load]) => {
    const name = path.replace(/^.*\/|\.tsx$/g, '');
    return [
      name,
      late(async () => {
        const { [name]: Page } = await load();
        if (!Page) throw new Error(`routes/${name}.tsx has no part of its name.`);
        return Page;
      }),
    ];
  }),
);

/** What any address leads to that is of no page. */
export const NOT_FOUND = {
  path: '*',
  file: 'NotFound',
  title: pageTitles.notFound,
} as const;

type Routed = Pick<PageFacts, 'path' | 'file'> & Partial<Pick<PageFacts, 'description'>>;

/** A page whose code arrives when it is first shown. */
export function page({ path, file, description }: Routed, title: PageTitle): RouteObject {
  const shown = pages.get(file);
  if (!shown) throw new Error(`There is no routes/${file}.tsx for ${path}.`);
  const handle: PageHandle = { title, description, page: shown };
  return { path, element: <shown.Part />, handle };
}
