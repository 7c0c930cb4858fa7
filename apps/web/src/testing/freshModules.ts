import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// What comes on demand takes a busy machine more than the usual second.
configure({ asyncUtilTimeout: 30_000 });

// Files share a worker. What one of them has mocked, or loaded with its mocks, another does not find.
vi.resetModules();
