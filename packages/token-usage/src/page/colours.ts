/** A colour in sRGB: every channel from 0 to 1, as a screen shows it. */
export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

const clip = (channel: number) => Math.min(1, Math.max(0, channel));

const encode = (linear: number) =>
  clip(linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055);

/** OKLab to sRGB (Björn Ottosson, 'A perceptual color space for image processing'). */
function fromOklab(lightness: number, a: number, b: number): Omit<Rgba, 'a'> {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return {
    r: encode(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    g: encode(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    b: encode(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  };
}

const decode = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

/** Display P3 to sRGB; what sRGB has not is cut off, as its screens do (CSS Color 4, sample code). */
function fromP3(red: number, green: number, blue: number): Omit<Rgba, 'a'> {
  const [r, g, b] = [decode(red), decode(green), decode(blue)];
  return {
    r: encode(1.2249401763 * r - 0.2249401763 * g),
    g: encode(-0.0420569547 * r + 1.0420569547 * g),
    b: encode(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b),
  };
}

/** Reads a colour as `getComputedStyle` writes it. Throws for a notation it never writes. */
export function parseColour(css: string): Rgba {
  const [, notation = '', inside = ''] = /^([a-z]+)\((.*)\)$/.exec(css) ?? [];
  const numbers = (inside.match(/-?[\d.]+(e-?\d+)?|none/g) ?? []).map((text) => Number(text) || 0);
  const [one = 0, two = 0, three = 0, a = 1] = numbers;
  if (notation === 'rgb' || notation === 'rgba') {
    return { r: one / 255, g: two / 255, b: three / 255, a };
  }
  if (notation === 'oklab') return { ...fromOklab(one, two, three), a };
  if (notation === 'oklch') {
    const hue = (three * Math.PI) / 180;
    return { ...fromOklab(one, two * Math.cos(hue), two * Math.sin(hue)), a };
  }
  if (notation === 'color' && inside.startsWith('srgb ')) {
    return { r: clip(one), g: clip(two), b: clip(three), a };
  }
  if (notation === 'color' && inside.startsWith('display-p3 ')) {
    // The '3' of its name is no channel.
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers.slice(1);
    return { ...fromP3(red, green, blue), a: alpha };
  }
  throw new Error(`'${css}' is no notation of a computed colour. Teach parseColour to read it.`);
}

/** A colour laid over an opaque one. */
export const over = (front: Rgba, back: Rgba): Rgba => ({
  r: front.r * front.a + back.r * (1 - front.a),
  g: front.g * front.a + back.g * (1 - front.a),
  b: front.b * front.a + back.b * (1 - front.a),
  a: 1,
});

const luminance = ({ r, g, b }: Rgba) =>
  0.2126 * decode(r) + 0.7152 * decode(g) + 0.0722 * decode(b);

/** The contrast of two opaque colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: Rgba, other: Rgba): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
