import MiniSearch from 'minisearch';
import { renderToStaticMarkup } from 'react-dom/server';
import { SEARCH_OPTIONS, type SearchEntry } from './search';
import { Document } from './site/Document';
import type { Assets, SiteData } from './site/data';
import { ExamplePage } from './site/ExamplePage';
import { pagesOf } from './site/pages';
import { spoken } from './site/text';

const html = (element: React.ReactElement) => `<!doctype html>${renderToStaticMarkup(element)}`;

export function renderSite(data: SiteData, assets: Assets): Map<string, string> {
  const pages = pagesOf(data).map((page): [string, string] => [
    page.path,
    html(<Document page={page} data={data} assets={assets} />),
  ]);
  const framed = data.components.flatMap(({ name, examples }) =>
    examples
      .filter(({ frame }) => frame)
      .map((example): [string, string] => [
        `/components/${name}/${example.name}.html`,
        html(<ExamplePage component={name} example={example.name} assets={assets} />),
      ]),
  );
  return new Map([...pages, ...framed]);
}

export function searchIndex(data: SiteData): string {
  const index = new MiniSearch<SearchEntry>(SEARCH_OPTIONS);
  const components = data.components.map((component): SearchEntry => ({
    id: `/components/${component.name}/`,
    title: component.name,
    room: component.room,
    purpose: component.purpose,
    // Adds the words in the name, because the search treats `DataTable` as one word, which 'table'
    // would not match.
    synonyms: [...component.synonyms, spoken(component.name)].join(' '),
    details: component.propTables
      .flatMap(({ component: name, props }) => [name, ...props.map((prop) => prop.name)])
      .join(' '),
  }));
  const others = pagesOf(data)
    .filter(({ path }) => !/^\/components\/./.test(path))
    .map(({ path, title, description, headings }): SearchEntry => ({
      id: path,
      title,
      room: '',
      purpose: description,
      synonyms: '',
      details: headings.map(({ text }) => text).join(' '),
    }));
  index.addAll([...components, ...others]);
  return JSON.stringify(index);
}
