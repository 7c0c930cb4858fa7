import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { SoundFields, type SoundFieldsProps } from './SoundFields';

const onSoundChange = vi.fn();
const onTry = vi.fn();

const Fields = (props: Partial<SoundFieldsProps>) => (
  <SoundFields
    sound={{ volume: 60, muted: false }}
    onSoundChange={onSoundChange}
    onTry={onTry}
    {...props}
  />
);

describeConformance('SoundFields', {
  render: (props) => <Fields {...props} />,
  root: HTMLDivElement,
  slots: { parts: ['sound', 'volume', 'try'] },
});

test('turns the sound off and keeps the volume', async () => {
  const { getByRole } = renderUi(<Fields />);
  await userEvent.click(getByRole('switch', { name: 'Sound' }));
  expect(onSoundChange).toHaveBeenCalledExactlyOnceWith({ volume: 60, muted: true });
});

test('changes the volume with the arrow keys, and announces it as a percentage', async () => {
  const { getByRole, getByText } = renderUi(<Fields />);
  expect(getByText('60%')).toBeVisible();
  const slider = getByRole('slider', { name: 'Volume' });
  expect(slider).toHaveAttribute('aria-valuetext', '60%');
  slider.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(onSoundChange).toHaveBeenLastCalledWith({ volume: 65, muted: false });
});

test('plays a sample at the selected volume, and disables the button while the sound is off', async () => {
  const { getByRole, rerender } = renderUi(<Fields />);
  await userEvent.click(getByRole('button', { name: 'Try it' }));
  expect(onTry).toHaveBeenCalledExactlyOnceWith(60, 'classic');
  rerender(<Fields soundSet="soft" />);
  await userEvent.click(getByRole('button', { name: 'Try it' }));
  expect(onTry).toHaveBeenLastCalledWith(60, 'soft');
  rerender(<Fields sound={{ volume: 60, muted: true }} />);
  expect(getByRole('button', { name: 'Try it' })).toBeDisabled();
  expect(getByRole('slider', { name: 'Volume' })).toHaveAttribute('data-disabled');
});
