import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageFacts } from '../../pages';
import { AtOwnAddress } from '../shell/AtOwnAddress';
import { late, type Late } from './late';

export interface PageHandle {
  name: string;
  shape: PageFacts['shape'];
  /** Component of the page. All tabs of a page share it. */
  page: Late<object>;
}

type PageCode = Readonly<Record<string, ComponentType>>;

/** Code of the pages, except the landing page (main bundle) and ColorPrediction (redirect only). */
const CODE = import.meta.glob<PageCode>([
  '../../routes/*.tsx',
  '!../../routes/{Landing,ColorPrediction}.tsx',
  '!../../routes/*.test.tsx',
]);

/** Pages by name. Each file exports a component with the name of the file. */
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

export const NOT_FOUND = {
  name: 'notFound',
  path: '*',
  file: 'NotFound',
} as const;

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
