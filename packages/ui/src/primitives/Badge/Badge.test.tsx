import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Badge, type BadgeProps } from './Badge';

describeConformance('Badge', {
  render: (props) => <Badge {...props}>SOON</Badge>,
  root: HTMLSpanElement,
});

test('has a distinct colour for every tone', () => {
  const tones = ['neutral', 'accent', 'success', 'danger', 'warning', 'info'] as const;
  const { getByText } = renderUi(
    <>
      {tones.map((tone: BadgeProps['tone'] & string) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </>,
  );
  const colours = tones.map((tone) => getComputedStyle(getByText(tone)).color);
  expect(new Set(colours).size).toBe(tones.length);
});
