import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// On a busy machine, lazy code takes longer to load than the default of one second.
configure({ asyncUtilTimeout: 30_000 });

// Test files share a worker. The reset hides the mocks and modules of earlier files.
vi.resetModules();
