import { expect, test } from 'vitest';
import { acceptedTypes, fileSize, isAccepted } from './files';

const file = (name: string, type = '') => new File(['x'], name, { type });
const NAMES = { images: 'images', videos: 'videos', audio: 'audio' };

test.each([
  ['report.PDF', '', '.pdf', true],
  ['report.pdf.exe', '', '.pdf', false],
  ['photo.png', 'image/png', 'image/*', true],
  ['photo.png', 'image/png', '.pdf, image/png', true],
  ['clip.mp4', 'video/mp4', 'image/*,.pdf', false],
  ['images', 'imagery/png', 'image/*', false],
  ['anything', '', '', true],
])('file "%s" of type "%s" with accept="%s": %s', (name, type, accept, accepted) => {
  expect(isAccepted(file(name, type), accept)).toBe(accepted);
});

test('describes file types in plain words', () => {
  expect(acceptedTypes('.pdf,image/*', 'en', NAMES)).toBe('PDF or images');
  expect(acceptedTypes('.png,image/png,image/jpeg', 'en', NAMES)).toBe('PNG or JPEG');
  expect(acceptedTypes('', 'en', NAMES)).toBe('');
});

test.each([
  [0, '0 byte'],
  [999, '999 byte'],
  [1500, '1.5 kB'],
  [5_000_000, '5 MB'],
  [2_000_000_000_000, '2,000 GB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(fileSize(bytes, 'en')).toBe(text);
});
