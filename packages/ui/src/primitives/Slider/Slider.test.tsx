import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Slider } from './Slider';

describeConformance('Slider', {
  render: (props) => <Slider label="Volume" defaultValue={40} {...props} />,
  root: HTMLSpanElement,
  slots: { parts: ['track', 'range', 'thumb'] },
});

test('steps by one with arrows, by ten with Page Up and Page Down, and to the ends with Home and End', async () => {
  const { getByRole } = renderUi(<Slider label="Volume" defaultValue={40} />);
  const slider = getByRole('slider', { name: 'Volume' });
  const after = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    return slider.getAttribute('aria-valuenow');
  };
  await userEvent.keyboard('{Tab}');
  await expect.element(slider).toHaveFocus();
  expect(await after('ArrowRight')).toBe('41');
  expect(await after('ArrowUp')).toBe('42');
  expect(await after('ArrowLeft')).toBe('41');
  expect(await after('ArrowDown')).toBe('40');
  expect(await after('PageUp')).toBe('50');
  expect(await after('PageDown')).toBe('40');
  expect(await after('End')).toBe('100');
  expect(await after('Home')).toBe('0');
});

test("shows the caller's value, even between two steps", async () => {
  const onValueChange = vi.fn();
  const { getByRole } = renderUi(
    <Slider
      label="Roll over"
      value={67.33}
      valueText="Roll over 67.33"
      onValueChange={onValueChange}
    />,
  );
  const slider = getByRole('slider');
  expect(slider).toHaveAttribute('aria-valuenow', '67.33');
  expect(slider).toHaveAttribute('aria-valuetext', 'Roll over 67.33');
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(68);
  expect(slider).toHaveAttribute('aria-valuenow', '67.33');
});

test('moves the thumb to the touched point, and is 44 px high', async () => {
  const onValueChange = vi.fn();
  const { container } = renderUi(
    <Slider label="Volume" defaultValue={0} onValueChange={onValueChange} />,
  );
  const root = container.querySelector<HTMLElement>('[data-tone]');
  expect(root?.offsetHeight).toBeGreaterThanOrEqual(44);
  if (root) await userEvent.click(root, { position: { x: root.offsetWidth / 2, y: 3 } });
  expect(onValueChange).toHaveBeenCalledWith(50);
});

test('ignores focus and the pointer while disabled', async () => {
  const onValueChange = vi.fn();
  const { getByRole } = renderUi(<Slider label="Volume" disabled onValueChange={onValueChange} />);
  await userEvent.keyboard('{Tab}');
  expect(getByRole('slider')).not.toHaveFocus();
  expect(onValueChange).not.toHaveBeenCalled();
});

test.each([Number.NaN, Infinity])('shows the minimum for %d', (value) => {
  const { getByRole } = renderUi(<Slider label="Volume" value={value} min={5} />);
  expect(getByRole('slider')).toHaveAttribute('aria-valuenow', '5');
});

test.each([
  { min: 0.25, step: 0.1, from: 0.35, keys: '{ArrowRight}', to: 0.45 },
  { min: 0.25, step: 0.1, from: 0.35, keys: '{ArrowLeft}', to: 0.25 },
  { min: 0, step: 0.1, from: 0.2, keys: '{ArrowRight}', to: 0.3 },
  { min: 1.01, step: 1, from: 1.01, keys: '{PageUp}', to: 11.01 },
])('counts steps of $step from $min: $from is followed by $to', async (each) => {
  const { min, step, from, keys, to } = each;
  const onValueChange = vi.fn();
  const { getByRole } = renderUi(
    <Slider
      label="Odds"
      min={min}
      max={20}
      step={step}
      defaultValue={from}
      onValueChange={onValueChange}
    />,
  );
  const slider = getByRole('slider');
  slider.focus();
  await userEvent.keyboard(keys);
  expect(onValueChange.mock.calls).toEqual([[to]]);
  expect(slider).toHaveAttribute('aria-valuenow', `${to}`);
  expect(slider).toHaveAttribute('aria-valuemin', `${min}`);
});
