import { upperFirst } from 'es-toolkit';
import { ArticlePage } from './ArticlePage';
import { componentPage } from './componentPage';
import type { Page, SiteData } from './data';
import { FOUNDATIONS, FoundationPage } from './FoundationPage';
import { StatusPage } from './StatusPage';

interface NavigationGroup {
  title: string;
  links: readonly { path: string; label: string }[];
}

/** Folders of components, in the order of the navigation. */
const ROOMS = [
  'primitives',
  'layout',
  'data',
  'shell',
  'landing',
  'account',
  'wallet',
  'team',
  'support',
  'games',
];

export function pagesOf(data: SiteData): Page[] {
  return [
    ...data.articles.map((article): Page => ({
      ...article,
      body: <ArticlePage article={article} />,
    })),
    ...FOUNDATIONS.map((foundation): Page => ({
      path: `/foundations/${foundation.id}/`,
      title: foundation.title,
      description: foundation.description,
      headings: [],
      body: <FoundationPage foundation={foundation} data={data} />,
    })),
    {
      path: '/components/',
      title: 'All components',
      description: 'Every component with its status, its size and what it is for.',
      headings: ROOMS.map((room) => ({ id: room, text: upperFirst(room) })),
      body: <StatusPage data={data} rooms={ROOMS} />,
    },
    ...data.components.map((component) => componentPage(component, data.base)),
  ];
}

export function navigation({ articles, components }: SiteData): NavigationGroup[] {
  const articlesBelow = (folder: string) =>
    articles
      .filter(({ path }) => path.startsWith(folder))
      .map(({ path, title }) => ({ path, label: title }));
  return [
    { title: 'Getting started', links: articlesBelow('/start/') },
    {
      title: 'Foundations',
      links: FOUNDATIONS.map(({ id, title }) => ({ path: `/foundations/${id}/`, label: title })),
    },
    { title: 'Brands', links: articlesBelow('/brands/') },
    { title: 'Recipes', links: articlesBelow('/recipes/') },
    {
      title: 'Reference',
      links: [{ path: '/components/', label: 'All components' }, ...articlesBelow('/changelog/')],
    },
    ...ROOMS.map((room) => ({
      title: upperFirst(room),
      links: components
        .filter((component) => component.room === room)
        .map(({ name }) => ({ path: `/components/${name}/`, label: name })),
    })),
  ];
}
