import { readBrandFromPage } from '@platform/ui';

/** Brand that the server wrote into this page. It stays the same until a reload. */
export const brand = readBrandFromPage();

/** Base address of the API; '' for the page's own host. */
export const apiUrl = import.meta.env.VITE_API_URL ?? brand.api_url ?? '';
