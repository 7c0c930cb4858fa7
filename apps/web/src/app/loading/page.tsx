import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageFacts } from '../../pages';
import { AtOwnAddress } from '../shell/AtOwnAddress';
import { late, type Late } from './late';

/** What a route may say about its page. */
export interface PageHandle {
  /** The page's name in the manifest. */
  name: string;
  /** What stands for it while its code is on its way. */
  shape: PageFacts['shape'];
  /** The page, the same one for all addresses of its tabs. */
  page: Late<object>;
}

type PageCode = Readonly<Record<string, ComponentType>>;

/** The landing page is there immediately, and an address without a page of its own needs no file. */
const CODE = import.meta.glob<PageCode>([
  '../../routes/*.tsx',
  '!../../routes/{Landing,ColorPrediction}.tsx',
  '!../../routes/*.test.tsx',
]);

/** The pages by their files, each named as its file. */
const pages = new Map(
  Object.entries(CODE).map(([path, load]) => {
    const name = path.replace(/^.*\/|\.tsx$/g, '');
    return [
      name,
      late(async () => {
        const { [name]: Page } = await load();
        if (!Page) throw new Error(`routes/${name}.tsx exports no component of its name.`);
        return Page;
      }),
    ];
  }),
);

/** What any address leads to that is of no page. */
export const NOT_FOUND = {
  name: 'notFound',
  path: '*',
  file: 'NotFound',
} as const;

/** A page whose code arrives when it is first shown. */
export function page({
  name,
  path,
  file,
  shape,
}: Pick<PageFacts, 'name' | 'path' | 'file' | 'shape'>): RouteObject {
  const shown = pages.get(file);
  if (!shown) throw new Error(`There is no routes/${file}.tsx for ${path}.`);
  const handle: PageHandle = { name, shape, page: shown };
  const element = <shown.Component />;
  return {
    path,
    element: path === NOT_FOUND.path ? element : <AtOwnAddress path={path}>{element}</AtOwnAddress>,
    handle,
  };
}
