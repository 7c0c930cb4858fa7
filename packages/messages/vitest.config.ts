import { defineProject } from 'vitest/config';
import { testDefaults } from '../testing/src/testDefaults.ts';

export default defineProject({
  test: { ...testDefaults, isolate: false, name: 'messages', include: ['src/**/*.test.ts'] },
});
