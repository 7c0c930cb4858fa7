import { PlinkoGame, type PlinkoSettings } from '@platform/ui';
import { useState } from 'react';

export function PlayPlinko() {
  const [settings, setSettings] = useState<PlinkoSettings>({ rows: 12, risk: 'medium' });
  return (
    <PlinkoGame
      settings={settings}
      onSettingsChange={setSettings}
      random={Math.random}
      now={Date.now}
    />
  );
}
