import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { SkipLink } from './SkipLink';

describeConformance('SkipLink', {
  render: (props) => (
    <>
      <SkipLink href="#main" {...props} />
      <main id="main" tabIndex={-1}>
        Body
      </main>
    </>
  ),
  root: HTMLAnchorElement,
});

test('appears on the first Tab, and moves the focus to the main content on Enter', async () => {
  const { getByRole } = renderUi(
    <>
      <SkipLink href="#main" />
      <a href="/">Elsewhere</a>
      <main id="main" tabIndex={-1}>
        Body
      </main>
    </>,
  );
  const link = getByRole('link', { name: 'Skip to content' });
  expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(0);
  await userEvent.tab();
  await expect.element(link).toHaveFocus();
  expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await userEvent.keyboard('{Enter}');
  await expect.element(getByRole('main')).toHaveFocus();
});
