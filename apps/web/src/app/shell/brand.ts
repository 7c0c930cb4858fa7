import { readBrandFromPage } from '@platform/ui';

/** The brand of this page, which the server wrote into it: the same for as long as the page lives. */
export const brand = readBrandFromPage();

/** Where the API of this page is: '' for its own host. */
export const apiUrl = import.meta.env.VITE_API_URL ?? brand.api_url ?? '';
