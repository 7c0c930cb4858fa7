import type { Brand } from '@platform/tokens';

export const MAIL_LOGO_PX = 40;

/** Pixel density of the rendered logo, which keeps it sharp on every screen. */
const PIXEL_RATIO = 3;

export function mailLogoSvg({ logo }: Brand): string {
  const side = MAIL_LOGO_PX * PIXEL_RATIO;
  const href = `data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
    `<image width="${side}" height="${side}" href="${href}"/></svg>`
  );
}
