import type { Brand } from '@platform/tokens';
import { drawingReady, rasterized } from '../http/rasterize';
import type { MailPicture } from '../ports/mail/mail';
import { once } from '../ports/once';

/** The side of the logo in a mail, in pixels. */
export const LOGO_PX = 40;

/** So sharp that it is so on every screen. */
const PIXEL_RATIO = 3;

async function draw({ id, logo }: Brand): Promise<MailPicture> {
  await drawingReady();
  const side = LOGO_PX * PIXEL_RATIO;
  const href = `data:${logo.type};base64,${Buffer.from(logo.bytes).toString('base64')}`;
  const bytes = rasterized(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">` +
      `<image width="${side}" height="${side}" href="${href}"/></svg>`,
  );
  return { id: `logo@${id}`, name: 'logo.png', type: 'image/png', bytes };
}

/** The logos drawn so far. A brand that is changed is another brand. */
const drawn = new WeakMap<Brand, () => Promise<MailPicture>>();

/** The brand's logo as PNG: most mail programs show no SVG. */
export function mailLogo(brand: Brand): Promise<MailPicture> {
  const logo = drawn.get(brand) ?? once(() => draw(brand));
  drawn.set(brand, logo);
  return logo();
}
