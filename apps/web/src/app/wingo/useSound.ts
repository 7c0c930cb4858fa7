import { usePreference } from '@platform/api/react';
import type { SoundChoice } from '@platform/ui';
import { useMemo } from 'react';

const FIRST_VOLUME = 60;

export function volumeOf(remembered: string | null): number {
  const volume = remembered === null || remembered === '' ? Number.NaN : Number(remembered);
  return volume >= 0 && volume <= 100 ? volume : FIRST_VOLUME;
}

export function useSound(): [SoundChoice, (sound: SoundChoice) => void] {
  const [volume, rememberVolume] = usePreference('soundVolume');
  const [muted, rememberMuted] = usePreference('soundMuted');
  const sound = useMemo(
    () => ({ volume: volumeOf(volume), muted: muted === 'true' }),
    [volume, muted],
  );
  return [
    sound,
    (next) => {
      rememberVolume(String(next.volume));
      rememberMuted(String(next.muted));
    },
  ];
}
