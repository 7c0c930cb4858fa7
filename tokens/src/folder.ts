/** A brand's folder as it was at one moment: what is checked is what is used. */
export interface BrandFolder {
  /** The folder's name: stable, lower case, used in `data-brand`. */
  id: string;
  /** The folder's path, for messages. */
  path: string;
  /** The number of the version that the files are; absent where they are those of a folder. */
  version?: number;
  files: ReadonlyMap<string, Uint8Array>;
}

/** The files in which a brand says what it changes: in both schemes, or in one. */
export const TOKEN_FILES = {
  both: 'brand.tokens.json',
  dark: 'dark.tokens.json',
  light: 'light.tokens.json',
} as const;

const LOGOS = ['logo.svg', 'logo.png'] as const;
const ICONS = ['icon.svg', 'icon.png'] as const;
export const PICTURES = { logo: LOGOS, icon: ICONS };

/** What links to the site show. Without it, one is drawn. */
export const SOCIAL_FILE = 'social.png';

/** What the head of the landing page shows beside its words. */
export const HERO_FILES = ['hero.jpg', 'hero.jpeg', 'hero.png', 'hero.webp'] as const;

export const FACTS_FILE = 'brand.json';
export const CONTENT_FILE = 'content.json';
export const FONTS_FILE = 'fonts.json';

/** The files that a brand may have, beside its fonts. */
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

/** How the files of fonts are named, `acme-sans-latin.woff2`. */
export const FONT_FILE_NAME = /^[a-z0-9][a-z0-9-]{0,59}\.woff2$/;

export const isFontFile = (name: string): boolean => FONT_FILE_NAME.test(name);

/** Whether a brand may have a file of this name. */
export const isBrandFile = (name: string): boolean =>
  BRAND_FILES.includes(name) || isFontFile(name);

/** The files that a brand may have, for messages. */
export const KNOWN_FILES = `${BRAND_FILES.join(', ')}, and fonts such as acme-sans-latin.woff2`;

/** The most that a text, a drawing or a font of a brand may hold. */
export const LARGEST_BYTES = 256 * 1024;
const LARGEST_PHOTO_BYTES = 1024 * 1024;
const PHOTOS: readonly string[] = [SOCIAL_FILE, ...HERO_FILES];

/** The most that a file of a brand may hold, in bytes. */
export const largestBytes = (name: string): number =>
  PHOTOS.includes(name) ? LARGEST_PHOTO_BYTES : LARGEST_BYTES;

/** The most that all fonts of a brand may hold: a version of it is sent and kept as one. */
export const LARGEST_FONTS_BYTES = 1024 * 1024;

/** The most that a brand may hold: every file that it may have, each as large as it may be. */
export const LARGEST_BRAND_BYTES =
  BRAND_FILES.reduce((sum, name) => sum + largestBytes(name), 0) + LARGEST_FONTS_BYTES;

/** The most typefaces of a brand, each in one weight or in all. */
export const MOST_FACES = 8;

/** The most files of a typeface: one for each script. */
export const MOST_FACE_FILES = 12;

/** The most files that a brand may have. */
export const MOST_BRAND_FILES = BRAND_FILES.length + MOST_FACES * MOST_FACE_FILES;

/** The brand that unknown hosts get. */
export const DEFAULT_BRAND_ID = 'default';

const ID = /^[a-z][a-z0-9-]{0,39}$/;

/** Whether a folder of this name can be a brand. */
export const isBrandId = (id: string): boolean => ID.test(id);
