import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Lazy code can take longer than the default second on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

// Test files share a worker, so mocks and modules from other files would remain.
vi.resetModules();

// Testing Library registers this cleanup only with Vitest's globals.
afterEach(cleanup);
