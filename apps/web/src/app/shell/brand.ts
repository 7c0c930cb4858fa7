import { readBrandFromPage } from '@platform/ui';

export const brand = readBrandFromPage();

/** Base URL of the API; '' for the page's own host. */
export const apiUrl = import.meta.env.VITE_API_URL ?? brand.api_url ?? '';
