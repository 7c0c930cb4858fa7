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

test('wraps adjacent texts in one span, and leaves spaces between elements unchanged', () => {
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

test('wraps a single text only if it has siblings', () => {
  expect(wrapTexts('Play')).toBe('Play');
  const { container } = renderUi(<p>{wrapTexts('Play', { beside: true })}</p>);
  expect(container.querySelector('p')?.innerHTML).toBe('<span>Play</span>');
});

/** Children of a component as callers write them in JSX. */
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
  '%s updates its children on a translated page',
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

test('also wraps the texts in links and headings', () => {
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
