import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Button } from '../Button/Button';
import { ButtonLink } from './ButtonLink';

describeConformance('ButtonLink', {
  render: (props) => (
    <ButtonLink href="/?modal=auth&tab=login" {...props}>
      Play Now
    </ButtonLink>
  ),
  root: HTMLAnchorElement,
});

test('is a link that looks like a button', () => {
  const { getByRole } = renderUi(
    <>
      <ButtonLink href="/dashboard">Play</ButtonLink>
      <Button>Play</Button>
    </>,
  );
  const link = getByRole('link', { name: 'Play' });
  const button = getByRole('button', { name: 'Play' });
  const { backgroundColor, color, textDecorationLine } = getComputedStyle(link);
  expect(link).toHaveAttribute('href', '/dashboard');
  expect(backgroundColor).toBe(getComputedStyle(button).backgroundColor);
  expect(color).toBe(getComputedStyle(button).color);
  expect(textDecorationLine).toBe('none');
  expect(link.offsetHeight).toBe(button.offsetHeight);
});

test('reacts to Enter', async () => {
  const { getByRole } = renderUi(<ButtonLink href="#play">Play</ButtonLink>);
  await userEvent.keyboard('{Tab}');
  await expect.element(getByRole('link')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(location.hash).toBe('#play');
});
