import jsQR from 'jsqr';
import { brands } from 'virtual:platform-brands';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { BrandScope } from '../../theme/BrandScope';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { QrCode } from './QrCode';

const TEXT = 'otpauth://totp/Platform:asha?secret=JBSWY3DPEHPK3PXP&issuer=Platform';

describeConformance('QrCode', {
  render: (props) => <QrCode text={TEXT} label="QR code" {...props} />,
  root: HTMLDivElement,
});

/** Decodes the QR code in a screenshot of the element. */
async function scan(element: Element): Promise<string | undefined> {
  const png = await page.screenshot({ element, save: false });
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas to read the picture from.');
  context.drawImage(image, 0, 0);
  const { data, width, height } = context.getImageData(0, 0, image.width, image.height);
  // Many scanners cannot read inverted colours.
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
}

const everywhere = brands.flatMap(({ id }) => [
  { brand: id, scheme: 'dark' as const },
  { brand: id, scheme: 'light' as const },
]);

test.each(everywhere)('[TFA-01] can be scanned: $brand, $scheme', async (scope) => {
  const { getByRole } = renderUi(
    <BrandScope {...scope}>
      <QrCode text={TEXT} label="QR code" />
    </BrandScope>,
  );
  expect(await scan(getByRole('img', { name: 'QR code' }))).toBe(TEXT);
});

test.each(['L', 'M', 'Q', 'H'] as const)(
  'encodes the same text with error correction %s',
  async (ecc) => {
    const { getByRole } = renderUi(<QrCode text={TEXT} label="QR code" errorCorrection={ecc} />);
    expect(await scan(getByRole('img'))).toBe(TEXT);
  },
);

test('fits into a narrow container and stays square', () => {
  const { getByRole } = renderUi(
    <div style={{ inlineSize: 120 }}>
      <QrCode text={TEXT} label="QR code" />
    </div>,
  );
  const { width, height } = getByRole('img').getBoundingClientRect();
  expect(width).toBe(120);
  expect(height).toBeCloseTo(120, 0);
});
