import { configure } from '@testing-library/react';
import { vi } from 'vitest';

// On a busy machine, lazy code takes longer than the default second.
configure({ asyncUtilTimeout: 30_000 });

// Test files share a worker. The reset hides the mocks and modules of earlier files.
vi.resetModules();
