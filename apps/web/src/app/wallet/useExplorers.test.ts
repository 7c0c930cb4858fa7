// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useExplorers } from './useExplorers';

const brand = vi.hoisted(() => ({ explorers: undefined as Record<string, string> | undefined }));
vi.mock('@platform/ui', async () => ({
  ...(await import('../../../../../packages/ui/src/data/historyColumns/explorers')),
  useBrand: () => brand,
}));

const PUBLIC = {
  'USDT-BEP20': 'https://bscscan.com/tx/',
  'USDT-POS': 'https://polygonscan.com/tx/',
};

test('[HIST-10] links to the public explorers, and to an explorer of FUSD if the brand names one', () => {
  brand.explorers = undefined;
  expect(renderHook(useExplorers).result.current).toEqual(PUBLIC);
  brand.explorers = { 'FUSD-FRC20': 'https://fusd.example/tx/' };
  expect(renderHook(useExplorers).result.current).toEqual({ ...PUBLIC, ...brand.explorers });
});
