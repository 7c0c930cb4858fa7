import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Avatar } from './Avatar';

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

describeConformance('Avatar', {
  render: (props) => <Avatar name="Asha Rao" label="Asha Rao" {...props} />,
  root: HTMLSpanElement,
});

test('is an image if it has a label, and is otherwise hidden from screen readers', () => {
  const { getByRole, queryByRole, rerender } = renderUi(<Avatar name="Asha Rao" label="Asha" />);
  expect(getByRole('img', { name: 'Asha' })).toHaveTextContent('AR');
  rerender(<Avatar name="Asha Rao" />);
  expect(queryByRole('img')).toBeNull();
});

test('covers the initials with the picture, and shows them if the picture fails to load', async () => {
  const { container, rerender } = renderUi(<Avatar name="Asha Rao" src={PIXEL} />);
  const picture = () => container.querySelector('img');
  await waitFor(() => expect(picture()?.naturalWidth).toBe(1));
  rerender(<Avatar name="Asha Rao" src="data:image/gif;base64,broken" />);
  await waitFor(() => expect(picture()).toBeNull());
  expect(container).toHaveTextContent('AR');
  rerender(<Avatar name="Asha Rao" src={PIXEL} />);
  expect(picture()).not.toBeNull();
});

test('shows a person icon for a name without letters', () => {
  const { container } = renderUi(<Avatar name="" />);
  expect(container.querySelector('svg')).toBeVisible();
});
