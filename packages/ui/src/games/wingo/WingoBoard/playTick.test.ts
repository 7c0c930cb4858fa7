import { expect, test, vi } from 'vitest';
import { playTick } from './playTick';

const activate = (hasBeenActive: boolean) =>
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(hasBeenActive);

test('before the player has pressed anything there is no sound, and no complaint', () => {
  activate(false);
  const audio = vi.spyOn(globalThis, 'AudioContext');
  playTick();
  expect(audio).not.toHaveBeenCalled();
});

test('afterwards it sounds, and gives the audio device back', async () => {
  activate(true);
  const close = vi.spyOn(AudioContext.prototype, 'close').mockResolvedValue();
  const start = vi.spyOn(OscillatorNode.prototype, 'start');
  const tones: OscillatorNode[] = [];
  start.mockImplementation(function (this: OscillatorNode) {
    tones.push(this);
  });
  vi.spyOn(OscillatorNode.prototype, 'stop').mockImplementation(() => {});
  playTick();
  expect(tones).toHaveLength(2);
  tones.at(-1)?.dispatchEvent(new Event('ended'));
  expect(close).toHaveBeenCalledOnce();
});
