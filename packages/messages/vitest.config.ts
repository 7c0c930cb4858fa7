import { defineProject } from 'vitest/config';

export default defineProject({
  test: { isolate: false, name: 'messages', include: ['src/**/*.test.ts'] },
});
