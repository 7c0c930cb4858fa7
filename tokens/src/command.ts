declare const PUBLISHED_BRAND_COMMAND: string | undefined;

const PUBLISHED = typeof PUBLISHED_BRAND_COMMAND === 'string' ? PUBLISHED_BRAND_COMMAND : undefined;

/** Command line of this tool. The build of `@platform/brand` inserts the published command. */
export const BRAND_COMMAND = PUBLISHED ?? 'npm run brand --';

/** Returns the command that adds a font. Only the repository has this command. */
export const fontCommand = (id: string): string =>
  `'npm run brand -- font ${id} --file THE-FONT'${PUBLISHED ? " in the platform's repository" : ''}`;
