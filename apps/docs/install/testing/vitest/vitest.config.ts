import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // Testing Library then removes what a test rendered.
    globals: true,
    // Node cannot load the style sheets that its modules import.
    server: { deps: { inline: ['@platform/ui'] } },
  },
});
