import { useBrand } from '@platform/ui';
import { useEffect } from 'react';
import { pageAt } from '../routes';

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
      const of = (own: string, brands: string, between: string) =>
        [own, brands].filter(Boolean).join(between);
      document.title = of(title, brand.title, ' · ');
      document
        .querySelector('meta[name="description"]')
        ?.setAttribute('content', of(description, brand.titleDescription, ' '));
    };
    if (name === undefined) write('', '');
    else {
      void import('../titles').then(({ pageDescription, pageTitle }) =>
        write(pageTitle(name, type), pageDescription(name)),
      );
    }
    return () => {
      current = false;
    };
  }, [name, type, brand]);
}
