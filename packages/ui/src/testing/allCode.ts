/**
 * Loads all that components show before the first test. One that fetches its code on demand would
 * otherwise wait until the server has compiled it: longer than a test does, where the server has
 * compiled nothing yet and the machine is busy. A font that arrives later changes what is measured.
 */
const modules = import.meta.glob<unknown>([
  '../**/[A-Z]*.tsx',
  '!../**/*.test.tsx',
  '!../**/*.stories.tsx',
]);
await Promise.all(Object.values(modules).map((load) => load()));
// The fallbacks are fonts of the machine, which it may not have.
const faces = [...document.fonts].filter(({ family }) => !family.endsWith('Fallback'));
await Promise.all(faces.map((face) => face.load()));
