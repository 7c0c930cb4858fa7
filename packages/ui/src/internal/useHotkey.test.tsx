import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useHotkey, type Hotkey } from './useHotkey';

function Page({ hotkey, onPress }: { hotkey?: Hotkey; onPress: () => void }) {
  useHotkey(hotkey, onPress);
  return <input aria-label="A field" />;
}

const pressed = (event: KeyboardEventInit, hotkey: Hotkey | undefined = 'mod+k') => {
  const onPress = vi.fn();
  const { getByRole, unmount } = render(<Page {...(hotkey && { hotkey })} onPress={onPress} />);
  // Returns false if a handler prevented the browser's default action.
  const left = fireEvent.keyDown(getByRole('textbox'), event);
  expect(left).toBe(onPress.mock.calls.length === 0);
  unmount();
  return onPress.mock.calls.length;
};

test.each([
  ['with Control', { key: 'k', ctrlKey: true }, 1],
  ['with Caps Lock', { key: 'K', ctrlKey: true }, 1],
  ['on an Arabic keyboard', { key: 'ن', code: 'KeyK', ctrlKey: true }, 1],
  ['without Control', { key: 'k' }, 0],
  ['with Command, which is not a modifier here', { key: 'k', metaKey: true }, 0],
  ['with Shift', { key: 'k', ctrlKey: true, shiftKey: true }, 0],
  ['with Alt', { key: 'k', ctrlKey: true, altKey: true }, 0],
  ['another key', { key: 'j', code: 'KeyJ', ctrlKey: true }, 0],
  ['a key that is held down', { key: 'k', ctrlKey: true, repeat: true }, 0],
])('reacts only to its own keys: %s', (_, event, times) => {
  expect(pressed(event)).toBe(times);
});

test('uses Command on Apple systems', () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
  expect(pressed({ key: 'k', metaKey: true })).toBe(1);
  expect(pressed({ key: 'k', ctrlKey: true })).toBe(0);
});

test('does not listen without a hotkey', () => {
  const onPress = vi.fn();
  const { getByRole } = render(<Page onPress={onPress} />);
  fireEvent.keyDown(getByRole('textbox'), { key: 'k', ctrlKey: true });
  expect(onPress).not.toHaveBeenCalled();
});

test('stops listening after unmounting', () => {
  const onPress = vi.fn();
  render(<Page hotkey="mod+k" onPress={onPress} />).unmount();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(onPress).not.toHaveBeenCalled();
});

test.each(['mod+', 'mod+K', 'mod+enter', 'k'])('rejects %j', (hotkey) => {
  vi.mocked(console.error).mockImplementation(() => {});
  expect(() => render(<Page hotkey={hotkey as Hotkey} onPress={() => {}} />)).toThrow(
    `'mod+' and a small letter or a digit, but got '${hotkey}'`,
  );
  vi.mocked(console.error).mockClear();
});
