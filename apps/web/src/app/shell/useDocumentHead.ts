import { useBrand } from '@platform/ui';
import { useEffect } from 'react';
import { pageAt } from '../../routes';
import { codeInTime } from '../loading/codeInTime';

const loadTitles = () => import('../../titles');

/** Loads the titles of pages on demand. */
export function useDocumentHead(pathname: string) {
  const brand = useBrand();
  const { handle, params } = pageAt(pathname);
  const name = handle?.name;
  const { type } = params;
  useEffect(() => {
    let current = true;
    const write = (title: string, description: string) => {
      if (!current) return;
      document.title = [title, brand.title].filter(Boolean).join(' · ');
      document
        .querySelector('meta[name="description"]')
        ?.setAttribute('content', [description, brand.titleDescription].filter(Boolean).join(' '));
    };
    if (name === undefined) write('', '');
    else {
      codeInTime(loadTitles).then(
        ({ pageDescription, pageTitle }) => write(pageTitle(name, type), pageDescription(name)),
        // If the page titles fail to load, the title is the brand.
        () => write('', ''),
      );
    }
    return () => {
      current = false;
    };
  }, [name, type, brand]);
}
