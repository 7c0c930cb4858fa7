/** Snapshot of a brand's files, so that exactly the checked files are used. */
export interface BrandFolder {
  /** Name of the folder, in lower case. It never changes, and is the value of `data-brand`. */
  id: string;
  path: string;
  /** Number of the version; absent if the files come from a folder. */
  version?: number;
  files: ReadonlyMap<string, Uint8Array>;
}

/** Files with a brand's own tokens, for both schemes or for one. */
export const TOKEN_FILES = {
  both: 'brand.tokens.json',
  dark: 'dark.tokens.json',
  light: 'light.tokens.json',
} as const;

const LOGOS = ['logo.svg', 'logo.png'] as const;
const ICONS = ['icon.svg', 'icon.png'] as const;
export const PICTURES = { logo: LOGOS, icon: ICONS };

/** Picture for link previews. If the file is missing, the server draws a picture. */
export const SOCIAL_FILE = 'social.png';

export const HERO_FILES = ['hero.jpg', 'hero.jpeg', 'hero.png', 'hero.webp'] as const;

export const FACTS_FILE = 'brand.json';
export const CONTENT_FILE = 'content.json';
export const FONTS_FILE = 'fonts.json';

export const BRAND_FILES: readonly string[] = [
  FACTS_FILE,
  CONTENT_FILE,
  FONTS_FILE,
  ...Object.values(TOKEN_FILES),
  ...LOGOS,
  ...ICONS,
  SOCIAL_FILE,
  ...HERO_FILES,
];

/** Font file names, such as `acme-sans-latin.woff2`. */
export const FONT_FILE_NAME = /^[a-z0-9][a-z0-9-]{0,59}\.woff2$/;

export const isFontFile = (name: string): boolean => FONT_FILE_NAME.test(name);

export const isBrandFile = (name: string): boolean =>
  BRAND_FILES.includes(name) || isFontFile(name);

export const KNOWN_FILES = `${BRAND_FILES.join(', ')}, and fonts such as acme-sans-latin.woff2`;

/** Size limit of a text, drawing or font, in bytes. */
export const LARGEST_BYTES = 256 * 1024;
const LARGEST_PHOTO_BYTES = 1024 * 1024;
const PHOTOS: readonly string[] = [SOCIAL_FILE, ...HERO_FILES];

export const largestBytes = (name: string): number =>
  PHOTOS.includes(name) ? LARGEST_PHOTO_BYTES : LARGEST_BYTES;

/** Size limit of all fonts of a brand, which are sent and stored together, in bytes. */
export const LARGEST_FONTS_BYTES = 1024 * 1024;

/** Size limit of a brand: the sum of the limits of its files. */
export const LARGEST_BRAND_BYTES =
  BRAND_FILES.reduce((sum, name) => sum + largestBytes(name), 0) + LARGEST_FONTS_BYTES;

/** Maximum number of typefaces, where a variable font counts once. */
export const MOST_FACES = 8;

/** Maximum number of files per typeface, one for each script. */
export const MOST_FACE_FILES = 12;

export const MOST_BRAND_FILES = BRAND_FILES.length + MOST_FACES * MOST_FACE_FILES;

/** Id of the brand that is served to unknown hosts. */
export const DEFAULT_BRAND_ID = 'default';

const ID = /^[a-z][a-z0-9-]{0,39}$/;

export const isBrandId = (id: string): boolean => ID.test(id);
