import type { ReactElement, ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { textsThatReactKeeps, untranslatable } from '../../../testing/src/inPage/untranslatable';
import { brokenWordsIn } from './brokenWordsIn';
import { chosenByHueIn } from './chosenByHueIn';
import { withMedia } from './media';
import { renderUi } from './renderUi';
import { signsOutOfPlaceIn } from './signsOutOfPlaceIn';
import { smallTargetsIn } from './smallTargetsIn';

const measure = (find: (selector: string) => string[], children: ReactNode) => {
  renderUi(<div data-area>{children}</div>);
  return find('[data-area]');
};

describe('the check of pointer targets', () => {
  const small = { inlineSize: 20, blockSize: 20, padding: 0, border: 0 };
  const pair = (gap: number, size = small) => (
    <div style={{ display: 'flex', gap }}>
      <button type="button" style={size} aria-label="One" />
      <button type="button" style={size} aria-label="Two" />
    </div>
  );

  test('reports adjacent targets of 20 px', () => {
    expect(measure(smallTargetsIn, pair(0))).toEqual([
      '"One" is 20 × 20 px, beside another target',
      '"Two" is 20 × 20 px, beside another target',
    ]);
  });

  test.each([
    ['targets with space around them', pair(4)],
    ['targets of 24 px', pair(0, { ...small, inlineSize: 24, blockSize: 24 })],
    [
      'links in a sentence',
      <p style={{ font: '12px/1 serif' }}>
        Read <a href="#a">a</a>, <a href="#b">b</a>.
      </p>,
    ],
  ])('accepts %s', (_, children) => {
    expect(measure(smallTargetsIn, children)).toEqual([]);
  });
});

describe('selected items in forced colours', () => {
  withMedia({ forcedColors: 'active' });

  const tabs = (chosen: React.CSSProperties, other: React.CSSProperties = {}) => (
    <div role="tablist">
      <div role="tab" aria-selected="true" style={chosen}>
        One
      </div>
      <div role="tab" aria-selected="false" style={other}>
        Two
      </div>
    </div>
  );

  test.each([
    ['a background', tabs({ background: 'gold' })],
    ['a text colour', tabs({ color: 'Highlight' })],
    [
      'a line in a different colour',
      tabs({ borderBlockEnd: '2px solid red' }, { borderBlockEnd: '2px solid transparent' }),
    ],
  ])('reports %s as a distinction', (_, children) => {
    expect(measure(chosenByHueIn, children)).toEqual(['"One" looks the same as "Two"']);
  });

  test.each([
    ['a system colour as the fill', tabs({ background: 'Highlight', forcedColorAdjust: 'none' })],
    ['an outline', tabs({ outline: '2px solid Highlight' })],
    ['a line that the other items lack', tabs({ borderBlockEnd: '2px solid Highlight' })],
  ])('accepts %s as a distinction', (_, children) => {
    expect(measure(chosenByHueIn, children)).toEqual([]);
  });

  test('draws the focus ring in the text colour in every brand', () => {
    const { getByRole } = renderUi(
      <button type="button" style={{ forcedColorAdjust: 'none' }}>
        Play
      </button>,
    );
    const button = getByRole('button');
    button.focus({ focusVisible: true } as FocusOptions);
    const probe = document.createElement('i');
    probe.style.color = 'CanvasText';
    document.body.append(probe);
    expect(getComputedStyle(button).outlineStyle).toBe('solid');
    expect(getComputedStyle(button).outlineColor).toBe(getComputedStyle(probe).color);
    probe.remove();
  });
});

describe('the check of signs in right-to-left text', () => {
  test('reports a sign that changes sides', () => {
    expect(measure(signsOutOfPlaceIn, <p dir="rtl">ربح -5.00 اليوم</p>)).toEqual([
      'The sign of -5.00 is at its right in "ربح -5.00 اليوم"',
    ]);
  });

  test('accepts a sign to the left of an isolated number', () => {
    const number = <bdi dir="ltr">-5.00</bdi>;
    expect(measure(signsOutOfPlaceIn, <p dir="rtl">ربح {number} اليوم</p>)).toEqual([]);
  });
});

describe('the check for broken words', () => {
  const narrow = { inlineSize: 40, font: '16px/1.2 sans-serif', overflowWrap: 'anywhere' } as const;

  test.each([
    [
      'a broken word',
      <p style={narrow}>Refunded bets</p>,
      ['"Refunded" is broken in "Refunded bets"'],
    ],
    [
      'a word broken after a slash',
      <p style={narrow}>No/Refunded</p>,
      ['"Refunded" is broken in "No/Refunded"'],
    ],
    [
      'a broken word with vowel signs',
      <p style={narrow}>रिफ़ंडिंग</p>,
      ['"रिफ़ंडिंग" is broken in "रिफ़ंडिंग"'],
    ],
    [
      'a broken number',
      <p style={narrow}>Won -257.200</p>,
      ['"-257.200" is broken in "Won -257.200"'],
    ],
    ['words on lines of their own', <p style={narrow}>Won or lost</p>, []],
    [
      'a name, a hash and an address',
      <p style={narrow}>0x71c7656ec7 my-long-name a@example.com</p>,
      [],
    ],
    [
      'a text for screen readers',
      <div style={{ inlineSize: 1, blockSize: 1, overflow: 'hidden' }}>
        <p style={narrow}>Refunded</p>
      </div>,
      [],
    ],
    ['vertical text', <p style={{ ...narrow, writingMode: 'vertical-rl' }}>Refunded</p>, []],
  ])('checks %s', (_, children, findings) => {
    expect(measure(brokenWordsIn, children)).toEqual(findings);
  });
});

describe('markup that fails with a page translator', () => {
  test.each<[string, (open: boolean) => ReactElement, string]>([
    [
      'an element before a text',
      (open) => (
        <p>
          {open && <b>!</b>}
          Save
        </p>
      ),
      "inserts before the text 'Save'",
    ],
    [
      'a removed text',
      (open) => (
        <p>
          {!open && 'Save'}
          <b>!</b>
        </p>
      ),
      "removes the text 'Save'",
    ],
    [
      'a changed text',
      (open) => (
        <p>
          {open ? 2 : 1}
          <b>!</b>
        </p>
      ),
      "changes the text '2'",
    ],
  ])('is %s', (_, shape, found) => {
    const { container, rerender } = renderUi(shape(false));
    expect(textsThatReactKeeps(container)).toHaveLength(1);
    untranslatable();
    rerender(shape(true));
    expect(untranslatable()).toEqual([expect.stringContaining(found)]);
  });

  test('excludes text that is alone in its element, and text marked as untranslatable', () => {
    const shape = (open: boolean) => (
      <p>
        {open && <b>!</b>}
        <span>{open ? 'Please wait...' : 'Save'}</span>
        <code translate="no">0x{open ? 1 : 2}</code>
      </p>
    );
    const { container, rerender } = renderUi(shape(false));
    expect(textsThatReactKeeps(container)).toEqual([]);
    untranslatable();
    rerender(shape(true));
    expect(untranslatable()).toEqual([]);
  });
});
