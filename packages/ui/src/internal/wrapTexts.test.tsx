import { type ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { translatePage } from '../../../testing/src/inPage/translatePage';
import { textsThatReactKeeps } from '../../../testing/src/inPage/untranslatable';
import { Badge } from '../primitives/Badge/Badge';
import { Button } from '../primitives/Button/Button';
import { ButtonLink } from '../primitives/ButtonLink/ButtonLink';
import { Heading } from '../primitives/Heading/Heading';
import { Link } from '../primitives/Link/Link';
import { Notice } from '../primitives/Notice/Notice';
import { Text } from '../primitives/Text/Text';
import { renderUi } from '../testing/renderUi';
import { wrapTexts } from './wrapTexts';

test('texts that stand side by side share a span; a space between elements has none', () => {
  const { container } = renderUi(
    <p>
      {wrapTexts(
        <>
          Round {7}
          {null}
          <b> of </b> <i>144</i>
          <>
            {' today'}
            <u>!</u>
          </>
        </>,
      )}
    </p>,
  );
  expect(container.querySelector('p')?.innerHTML).toBe(
    '<span>Round 7</span><b> of </b> <i>144</i><span> today</span><u>!</u>',
  );
});

test('a text alone stays as it is, unless it has siblings', () => {
  expect(wrapTexts('Play')).toBe('Play');
  const { container } = renderUi(<p>{wrapTexts('Play', { beside: true })}</p>);
  expect(container.querySelector('p')?.innerHTML).toBe('<span>Play</span>');
});

/** What callers write between the tags of a component. */
const CALLERS_CHILDREN = (busy: boolean, count: number): ReactNode => (
  <>
    {busy && <i>!</i>}
    {count} bets {busy ? 'placed' : null}
    {busy && (
      <>
        {' by '}
        <b>you</b>
      </>
    )}
  </>
);

test.each(Object.entries({ Badge, Button, Notice, Text }))(
  '%s shows what its children become on a translated page',
  (_, Component) => {
    const show = (busy: boolean, count: number) => (
      <Component data-testid="it">{CALLERS_CHILDREN(busy, count)}</Component>
    );
    const { getByTestId, rerender } = renderUi(show(false, 1));
    onTestFinished(translatePage());
    rerender(show(true, 2));
    expect(getByTestId('it')).toHaveTextContent('!2 bets placed by you');
    rerender(show(false, 3));
    expect(getByTestId('it')).toHaveTextContent('3 bets');
  },
);

test('the texts in links and headings are wrapped, too', () => {
  const children = CALLERS_CHILDREN(true, 2);
  const { container } = renderUi(
    <>
      <Link href="/bets">{children}</Link>
      <ButtonLink href="/bets">{children}</ButtonLink>
      <Heading level={2}>{children}</Heading>
    </>,
  );
  expect(container).toHaveTextContent('!2 bets placed by you'.repeat(3));
  expect(textsThatReactKeeps(container)).toEqual([]);
});
