import { themeColor, type Brand, type Picture } from '@platform/tokens';
import { APP_ICONS, appIconPath, isAppIcon, TOUCH_ICON } from '../pictures/appIcons';
import { iconPath } from './brandPage';

/** Offset of the width in a PNG. The height follows. */
const PNG_WIDTH = 16;
const PNG_HEIGHT = 20;

function sizesOf({ type, bytes }: Picture): string {
  if (type === 'image/svg+xml') return 'any';
  const png = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return `${png.readUInt32BE(PNG_WIDTH)}x${png.readUInt32BE(PNG_HEIGHT)}`;
}

function iconsOf(brand: Brand) {
  const { icon } = brand;
  const own = { src: iconPath(brand), type: icon.type, sizes: sizesOf(icon), purpose: 'any' };
  const drawn = Object.keys(APP_ICONS)
    .filter(isAppIcon)
    .filter((name) => name !== TOUCH_ICON)
    .map((name) => ({
      src: appIconPath(brand, name),
      type: 'image/png',
      sizes: `${APP_ICONS[name].size}x${APP_ICONS[name].size}`,
      purpose: APP_ICONS[name].filled ? 'maskable' : 'any',
    }));
  return [own, ...drawn];
}

export function manifestOf(brand: Brand) {
  const color = themeColor(brand, brand.defaultScheme);
  return {
    id: '/',
    name: brand.title,
    short_name: brand.name,
    description: brand.titleDescription,
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: color,
    theme_color: color,
    icons: iconsOf(brand),
  };
}
