import { themeColor, type Brand } from '@platform/tokens';

/** How a home screen's icon is drawn. */
interface AppIcon {
  /** Its side in pixels. */
  size: number;
  /**
   * Whether it is on the brand's canvas, which fills the square: the phone cuts its own shape out
   * of that, and what lies in the inner four fifths stays in sight.
   */
  filled: boolean;
}

/** The icons of home screens, by file name. Phones take no drawings, or take them badly. */
export const APP_ICONS = {
  'app-192.png': { size: 192, filled: false },
  'app-512.png': { size: 512, filled: false },
  'app-maskable-192.png': { size: 192, filled: true },
  'app-maskable-512.png': { size: 512, filled: true },
  'app-touch-180.png': { size: 180, filled: true },
} satisfies Record<string, AppIcon>;

export type AppIconName = keyof typeof APP_ICONS;

/** The one that iOS asks for, by a link of the page; the others are in the manifest. */
export const TOUCH_ICON: AppIconName = 'app-touch-180.png';

export const isAppIcon = (name: string | undefined): name is AppIconName =>
  name !== undefined && Object.hasOwn(APP_ICONS, name);

/** Another when the drawing or the canvas changes. */
export const appIconVersion = (brand: Brand): string =>
  brand.icon.version + themeColor(brand, brand.defaultScheme).slice(1);

/** Where an icon is served: a new address when its version changes. */
export const appIconPath = (brand: Brand, name: AppIconName): string =>
  `/brands/${brand.id}/${name}?v=${appIconVersion(brand)}`;

/** The part of a filled icon's side that the brand's icon takes: it fits into any shape cut out. */
const INNER = 0.64;

/** The drawing of a home screen's icon. */
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
