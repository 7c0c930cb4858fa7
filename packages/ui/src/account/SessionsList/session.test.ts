import { expect, it } from 'vitest';
import { deviceOf } from './session';

it.each([
  ['Windows', 'computer'],
  ['macOS', 'computer'],
  ['Linux', 'computer'],
  ['', 'computer'],
  ['Android', 'phone'],
  ['Android Tablet', 'tablet'],
  ['iPhone', 'phone'],
  ['iOS', 'phone'],
  ['iPadOS', 'tablet'],
])("the platform '%s' is a %s", (platform, device) => {
  expect(deviceOf(platform)).toBe(device);
});
