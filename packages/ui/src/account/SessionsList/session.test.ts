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
])("classifies the platform '%s' as a %s", (platform, device) => {
  expect(deviceOf(platform)).toBe(device);
});
