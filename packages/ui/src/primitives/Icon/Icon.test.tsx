import { ArrowRight, Wallet } from 'lucide-react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Icon } from './Icon';

describeConformance('Icon', {
  render: (props) => (
    <Icon label="Wallet" {...props}>
      <Wallet />
    </Icon>
  ),
  root: HTMLSpanElement,
});

test('is an image if it has a label, and is otherwise hidden from screen readers', () => {
  const { getByRole, queryByRole, rerender } = renderUi(
    <Icon label="Wallet">
      <Wallet />
    </Icon>,
  );
  expect(getByRole('img', { name: 'Wallet' })).toBeVisible();
  rerender(
    <Icon data-testid="icon">
      <Wallet />
    </Icon>,
  );
  expect(queryByRole('img')).toBeNull();
});

test('fills a frame of the requested size', () => {
  const { container } = renderUi(
    <div style={{ fontSize: 30 }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Icon key={size} size={size}>
          <Wallet />
        </Icon>
      ))}
    </div>,
  );
  const widths = [...container.querySelectorAll('svg')].map(
    (svg) => svg.getBoundingClientRect().width,
  );
  expect(widths).toEqual([30, 20, 44]);
});

test('mirrors a directional icon on a right-to-left page', () => {
  const { container } = renderUi(
    <div dir="rtl">
      <Icon directional>
        <ArrowRight />
      </Icon>
      <Icon>
        <Wallet />
      </Icon>
    </div>,
  );
  const scales = [...container.querySelectorAll('[data-size]')].map(
    (icon) => getComputedStyle(icon).scale,
  );
  expect(scales).toEqual(['-1 1', 'none']);
});
