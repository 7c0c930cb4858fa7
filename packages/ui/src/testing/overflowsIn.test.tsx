import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page as browser } from 'vitest/browser';
import { overflowsIn } from './overflowsIn';
import { renderUi } from './renderUi';

const LONG = 'Donaudampfschifffahrt';
const small = { inlineSize: 60, font: '16px/1.2 sans-serif' };
const line = { ...small, whiteSpace: 'nowrap' } as const;

beforeEach(() => browser.viewport(320, 640));
afterEach(() => browser.viewport(414, 896));

const overflows = (children: ReactNode) => {
  renderUi(<div data-area>{children}</div>);
  return overflowsIn('[data-area]');
};

test.each<[string, ReactNode, string]>([
  [
    'a text that is cut off by its box',
    <p style={{ ...line, overflow: 'hidden' }}>{LONG}</p>,
    `"${LONG}" is cut off by p`,
  ],
  [
    'lines below the edge of a box of fixed height',
    <p style={{ ...small, blockSize: 20, overflow: 'clip' }}>one two three four five six</p>,
    '"one two three four five six" is cut off by p',
  ],
  ['a word that is longer than its box', <p style={small}>{LONG}</p>, `"${LONG}" leaves p`],
  [
    'a text that overflows the surrounding button',
    <button type="button" style={line}>
      <span>{LONG}</span>
    </button>,
    `"${LONG}" leaves button`,
  ],
  [
    'a text that overlaps another text',
    <div style={{ display: 'grid', font: small.font }}>
      <span style={{ gridArea: '1 / 1' }}>Balance</span>
      <span style={{ gridArea: '1 / 1' }}>Winnings</span>
    </div>,
    '"Balance" is on top of "Winnings"',
  ],
  [
    'a region that the keyboard cannot scroll',
    <div style={{ ...line, overflowX: 'auto' }}>{LONG}</div>,
    `"${LONG}" needs a mouse to scroll in div`,
  ],
  [
    'a page that scrolls sideways',
    <div style={{ inlineSize: 400, blockSize: 10 }} />,
    'The page is 400px wide in a window of 320px',
  ],
])('reports %s', (_, children, finding) => {
  expect(overflows(children)).toEqual([finding]);
});

test.each<[string, ReactNode]>([
  ['a text that wraps', <p style={{ ...small, overflowWrap: 'anywhere' }}>{LONG}</p>],
  ['an ellipsis', <p style={{ ...line, overflow: 'hidden', textOverflow: 'ellipsis' }}>{LONG}</p>],
  [
    'a text for screen readers',
    <p style={{ ...line, position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden' }}>
      {LONG}
    </p>,
  ],
  [
    'a region that the keyboard can scroll',
    <div style={{ ...line, overflowX: 'auto' }}>
      <a href="/guide">{LONG}</a>
    </div>,
  ],
  [
    'a badge on the corner of a box',
    <div style={{ ...small, position: 'relative' }}>
      <span style={{ position: 'absolute', insetInlineStart: 50 }}>12</span>
    </div>,
  ],
  [
    'whole items that a single-line row hides',
    <ol style={{ ...small, display: 'flex', flexWrap: 'wrap', blockSize: 20, overflow: 'hidden' }}>
      <li>seven</li>
      <li style={{ marginBlockStart: 8 }}>three</li>
    </ol>,
  ],
  ['a hidden text', <p style={{ ...line, overflow: 'hidden', visibility: 'hidden' }}>{LONG}</p>],
])('does not report %s', (_, children) => {
  expect(overflows(children)).toEqual([]);
});

test('does not compare text in different areas', () => {
  renderUi(
    <div style={{ display: 'grid', font: small.font }}>
      <p data-area style={{ gridArea: '1 / 1' }}>
        Balance
      </p>
      <p data-area style={{ gridArea: '1 / 1' }}>
        Winnings
      </p>
    </div>,
  );
  expect(overflowsIn('[data-area]')).toEqual([]);
});
