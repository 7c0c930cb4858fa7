declare const PUBLISHED_BRAND_COMMAND: string | undefined;

const PUBLISHED = typeof PUBLISHED_BRAND_COMMAND === 'string' ? PUBLISHED_BRAND_COMMAND : undefined;

/** The build of `@platform/brand` replaces this with its own command. */
export const BRAND_COMMAND = PUBLISHED ?? 'npm run brand --';

/** Only the repository has it. */
export const fontCommand = (id: string): string =>
  `'npm run brand -- font ${id} --file THE-FONT'${PUBLISHED ? " in the platform's repository" : ''}`;
