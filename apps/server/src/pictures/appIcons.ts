import { themeColor, type Brand } from '@platform/tokens';

interface AppIcon {
  /** Side length in pixels. */
  size: number;
  /**
   * True for an icon on a square in the canvas colour. Phones crop the square to their own shape,
   * and the inner four fifths stay visible.
   */
  filled: boolean;
}

/** Icons of the site as PNG, because few phones support vector icons. */
export const APP_ICONS = {
  'app-192.png': { size: 192, filled: false },
  'app-512.png': { size: 512, filled: false },
  'app-maskable-192.png': { size: 192, filled: true },
  'app-maskable-512.png': { size: 512, filled: true },
  'app-touch-180.png': { size: 180, filled: true },
} satisfies Record<string, AppIcon>;

export type AppIconName = keyof typeof APP_ICONS;

/** Icon for iOS, linked from the page. The manifest lists the other icons. */
export const TOUCH_ICON: AppIconName = 'app-touch-180.png';

export const isAppIcon = (name: string | undefined): name is AppIconName =>
  name !== undefined && Object.hasOwn(APP_ICONS, name);

export const appIconVersion = (brand: Brand): string =>
  brand.icon.version + themeColor(brand, brand.defaultScheme).slice(1);

export const appIconPath = (brand: Brand, name: AppIconName): string =>
  `/brands/${brand.id}/${name}?v=${appIconVersion(brand)}`;

/**
 * Size of the brand's icon as a fraction of a filled icon. An icon of this size fits every shape to which
 * phones crop.
 */
const INNER = 0.64;

export function appIconSvg(brand: Brand, name: AppIconName): string {
  const { size, filled } = APP_ICONS[name];
  const { type, bytes } = brand.icon;
  const side = filled ? size * INNER : size;
  const offset = (size - side) / 2;
  const canvas = filled
    ? `<rect width="${size}" height="${size}" fill="${themeColor(brand, brand.defaultScheme)}"/>`
    : '';
  const href = `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${canvas}` +
    `<image x="${offset}" y="${offset}" width="${side}" height="${side}" href="${href}"/></svg>`
  );
}
