import { expect, test, vi } from 'vitest';
import { playSound, type BoardSound, type SoundSet } from './playSound';

const activate = (hasBeenActive: boolean) =>
  vi.spyOn(navigator.userActivation, 'hasBeenActive', 'get').mockReturnValue(hasBeenActive);

/** Records the played pitches and the peak loudness. */
function listen() {
  const close = vi.spyOn(AudioContext.prototype, 'close').mockResolvedValue();
  const tones: OscillatorNode[] = [];
  vi.spyOn(OscillatorNode.prototype, 'start').mockImplementation(function (this: OscillatorNode) {
    tones.push(this);
  });
  vi.spyOn(OscillatorNode.prototype, 'stop').mockImplementation(() => {});
  const swell = vi.spyOn(AudioParam.prototype, 'linearRampToValueAtTime');
  return {
    close,
    tones,
    loudest: () => Math.max(...swell.mock.calls.map(([value]) => value)),
  };
}

test('plays nothing and logs no warning before the first press on the page', () => {
  activate(false);
  const audio = vi.spyOn(globalThis, 'AudioContext');
  playSound('win', 100);
  expect(audio).not.toHaveBeenCalled();
});

test('plays nothing at volume 0', () => {
  activate(true);
  const audio = vi.spyOn(globalThis, 'AudioContext');
  playSound('win', 0);
  expect(audio).not.toHaveBeenCalled();
});

test('plays nothing for a brand without sounds', () => {
  activate(true);
  const audio = vi.spyOn(globalThis, 'AudioContext');
  playSound('win', 100, 'none');
  expect(audio).not.toHaveBeenCalled();
});

test.each<[BoardSound, SoundSet, number]>([
  ['closing', 'classic', 2],
  ['win', 'classic', 4],
  ['loss', 'classic', 2],
  ['win', 'soft', 3],
  ['win', 'arcade', 5],
])('%s plays %s and releases the audio device', (sound, set, count) => {
  activate(true);
  const { close, tones } = listen();
  playSound(sound, 50, set);
  expect(tones).toHaveLength(count);
  tones.at(-1)?.dispatchEvent(new Event('ended'));
  expect(close).toHaveBeenCalledOnce();
});

test.each<SoundSet>(['classic', 'soft', 'arcade'])(
  'rises in pitch for a gain, and falls for a loss: %s',
  (set) => {
    activate(true);
    const { tones } = listen();
    const pitches = () => tones.splice(0).map(({ frequency }) => frequency.value);
    playSound('win', 50, set);
    const win = pitches();
    expect(win).toEqual(win.toSorted((one, other) => one - other));
    playSound('loss', 50, set);
    const loss = pitches();
    expect(loss).toEqual(loss.toSorted((one, other) => other - one));
  },
);

test('is louder at a higher volume', () => {
  activate(true);
  const { loudest } = listen();
  playSound('win', 20);
  const soft = loudest();
  playSound('win', 100);
  expect(loudest()).toBeGreaterThan(soft);
});
