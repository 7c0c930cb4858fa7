import { defineProject } from 'vitest/config';
import { patience } from '../testing/src/patience.ts';

export default defineProject({
  test: { ...patience, isolate: false, name: 'messages', include: ['src/**/*.test.ts'] },
});
