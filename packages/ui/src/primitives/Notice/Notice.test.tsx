import { expect, test } from 'vitest';
import { describeConformance } from '../../testing/conformance';
import { renderUi } from '../../testing/renderUi';
import { Notice } from './Notice';

describeConformance('Notice', {
  render: (props) => <Notice {...props}>Self Bonus requires playing 2 bets.</Notice>,
  root: HTMLDivElement,
  slots: { parts: ['icon', 'content'] },
});

test('announces its text as an alert, without its icon', () => {
  const { getByRole } = renderUi(
    <Notice tone="danger" role="alert">
      Wrong password
    </Notice>,
  );
  expect(getByRole('alert')).toHaveTextContent(/^Wrong password$/);
});
