import { readBrandFromPage } from '@platform/ui';

export const brand = readBrandFromPage();

/** Base URL of the API; '' for the origin of the page. */
export const apiUrl = import.meta.env.VITE_API_URL ?? brand.api_url ?? '';
