import { expect, test } from 'vitest';
import { parseColour } from './colours.ts';
import { gradientAt } from './gradients.ts';
import { alphaOf } from './paint.ts';

const hex = (css: string) => {
  const { r, g, b } = parseColour(css);
  return [r, g, b].map((value) => Math.round(value * 255));
};

test.each([
  ['rgb(255, 0, 170)', [255, 0, 170]],
  ['rgba(20, 75, 130, 0.5)', [20, 75, 130]],
  ['oklch(0.628 0.2577 29.23)', [255, 0, 0]],
  ['oklab(1 0 0)', [255, 255, 255]],
  ['oklab(0.452 -0.0325 -0.3115 / 0.3)', [0, 0, 255]],
  ['color(srgb 0 0.5 1 / 0.2)', [0, 128, 255]],
  ['color(srgb 1 none 0)', [255, 0, 0]],
  ['color(display-p3 0.5 0.5 0.5)', [128, 128, 128]],
  ['color(display-p3 0.9175 0.2003 0.1386)', [255, 0, 0]],
])('parses %s', (css, rgb) => {
  for (const [index, value] of hex(css).entries()) expect(value).toBeCloseTo(rgb[index] ?? 0, -0.5);
});

test('rejects a colour in a notation that no browser computes', () => {
  expect(() => parseColour('hotpink')).toThrow('not a computed colour');
});

const RED = 'rgb(255, 0, 0)';
const BLUE = 'rgb(0, 0, 255)';
const box = { left: 0, top: 0, width: 100, height: 100 };

test.each([
  [`linear-gradient(90deg, ${RED}, ${BLUE})`, 25, 50, 0.25],
  [`linear-gradient(${RED}, ${BLUE})`, 50, 75, 0.75],
  [`linear-gradient(135deg, ${RED} 0%, ${BLUE} 100%)`, 50, 50, 0.5],
  [`radial-gradient(50% 50% at 50% 50%, ${RED}, ${BLUE})`, 75, 50, 0.5],
  [`radial-gradient(40px 80px at 0% 0%, ${RED}, ${BLUE} 50%)`, 0, 20, 0.5],
])('computes the position in %s at %i, %i', (image, x, y, at) => {
  expect(gradientAt(image, { ...box, x, y })?.at).toBeCloseTo(at);
});

test('returns the last colour for a position after the last stop', () => {
  const seen = gradientAt(`radial-gradient(10px 10px at 0% 0%, ${RED}, ${BLUE} 70%)`, {
    ...box,
    x: 90,
    y: 90,
  });
  expect(seen).toEqual({ from: BLUE, to: BLUE, at: 0 });
});

test('ignores pictures and hairlines as backgrounds', () => {
  expect(gradientAt('url("a.png")', { ...box, x: 1, y: 1 })).toBeUndefined();
  expect(
    gradientAt(`repeating-linear-gradient(${RED} 0px, ${BLUE} 9px)`, { ...box, x: 1, y: 1 }),
  ).toBeUndefined();
});

test('multiplies the alpha of a fade at its position by the opacity of its element', () => {
  const fade = { from: 'rgba(255, 0, 0, 0.8)', to: 'rgba(0, 0, 0, 0)', at: 0.5, opacity: 0.5 };
  expect(alphaOf(fade)).toBeCloseTo(0.2);
});
