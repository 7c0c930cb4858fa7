import { vi } from 'vitest';

// Files share a worker. What one of them has mocked, or loaded with its mocks, another does not find.
vi.resetModules();
