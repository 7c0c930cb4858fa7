import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'jsdom',
    // Enables automatic cleanup: Testing Library removes the elements that a test has rendered.
    globals: true,
    // Bundles the package, because Node cannot load the style sheets that its modules import.
    server: { deps: { inline: ['@platform/ui'] } },
  },
});
