import { useBrand } from '@platform/ui';
import { useEffect } from 'react';
import { pageAt } from '../../routes';
import { codeInTime } from '../loading/codeInTime';

const loadTitles = () => import('../../titles');

/**
 * Names the document after the page and the brand, 'Dashboard · Aurora Gaming Platform', and
 * describes it. The server has written the brand's part into the page already; the titles of pages
 * come in a file of their own, which the landing page does not need.
 */
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
        // The page is there; only its name is not.
        () => write('', ''),
      );
    }
    return () => {
      current = false;
    };
  }, [name, type, brand]);
}
