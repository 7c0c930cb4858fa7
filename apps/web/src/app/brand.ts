import { readBrandFromPage } from '@platform/ui';

/** The brand of this page, which the server wrote into it: the same for as long as the page lives. */
export const brand = readBrandFromPage();
