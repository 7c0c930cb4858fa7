import { PlinkoGame, type PlinkoSettings } from '@platform/ui';

const AT_FIRST: PlinkoSettings = { rows: 12, risk: 'medium' };

export const PlayPlinko = () => (
  <PlinkoGame defaultSettings={AT_FIRST} random={Math.random} now={Date.now} />
);
