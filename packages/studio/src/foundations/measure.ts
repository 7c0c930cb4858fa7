/** Red, green and blue, each from 0 to 255. */
type Rgb = readonly [number, number, number];

/** Converts a computed colour in any colour space to sRGB, blended over a background. */
function onScreen(color: string, ground: string): Rgb {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context)
    throw new Error('This browser cannot draw on a canvas, so contrast cannot be measured.');
  for (const layer of [ground, color]) {
    context.fillStyle = layer;
    context.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** Returns the relative luminance of a colour (WCAG 2.2). */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Returns the contrast between an element's text and background colours, from 1 to 21 (WCAG 2.2).
 */
export function contrastOf(element: Element): number {
  const { color, backgroundColor } = getComputedStyle(element);
  const [darker = 0, lighter = 0] = [
    luminance(onScreen(color, backgroundColor)),
    luminance(onScreen(backgroundColor, 'white')),
  ].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
