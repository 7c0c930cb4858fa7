import { useBrand } from '@platform/ui';
import { useEffect } from 'react';
import { pageAt } from '../routes';

/**
 * Names the document after the page and the brand, 'Dashboard · Aurora Gaming Platform', and
 * describes it. The server has written the brand's part into the page already.
 */
export function useDocumentHead(pathname: string) {
  const brand = useBrand();
  const { handle, params } = pageAt(pathname);
  const name = typeof handle?.title === 'function' ? handle.title(params) : handle?.title;
  const title = name ? `${name} · ${brand.title}` : brand.title;
  const description = [handle?.description, brand.titleDescription].filter(Boolean).join(' ');
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);
}
