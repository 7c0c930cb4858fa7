import { describe, expect, test } from 'vitest';
import { cleanSvg } from './svg.ts';

const svg = (inside: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${attributes}>${inside}</svg>`;

const clean = (text: string) => {
  const { svg: left, removed } = cleanSvg(text);
  return { left, removed: removed.map(({ what }) => what) };
};

test('keeps a drawing of shapes', () => {
  const drawing = svg(
    '<defs><linearGradient id="a"><stop stop-color="#fff" offset="1"></stop></linearGradient></defs>' +
      '<title>A &#38; B</title><path d="M6 23C9 12,13 7 16 7s7 5 10 16" fill="url(#a)"></path>',
    ' role="img" aria-label="Logo"',
  );
  expect(clean(drawing)).toEqual({ left: `${drawing}\n`, removed: [] });
});

describe('the cleaning of a malicious drawing, with a report', () => {
  test.each([
    ['a script', '<script>alert(1)</script>', 'the element <script>'],
    ['an upper-case script', '<SCRIPT>alert(1)</SCRIPT>', 'the element <SCRIPT>'],
    ['a script with a prefix', '<s:script xmlns:s="http://www.w3.org/2000/svg"/>', '<s:script>'],
    ['HTML', '<foreignObject><iframe src="//evil"/></foreignObject>', '<foreignObject>'],
    ['a style sheet', '<style>@import url(//evil)</style>', 'the element <style>'],
    ['a style attribute', '<path style="fill:url(//evil)"/>', 'the attribute style='],
    ['an event handler', '<path onload="alert(1)"/>', 'the attribute onload='],
    ['a mixed-case event handler', '<path OnClick="alert(1)"/>', 'the attribute OnClick='],
    ['a link', '<a href="javascript:alert(1)"><path/></a>', 'the element <a>'],
    ['an external picture', '<image href="//evil/x.png"/>', 'the element <image>'],
    ['an external fill', '<path fill="url(//evil#a)"/>', 'the attribute fill='],
    [
      'an external fill after a local one',
      '<path fill="url(#a) url(//evil)"/>',
      'the attribute fill=',
    ],
    ['an external fill in upper case', '<path fill="URL(//evil)"/>', 'the attribute fill='],
    ['an escaped external fill', '<path fill="\\75rl(//evil)"/>', 'the attribute fill='],
    ['a CSS expression', '<path fill="expression(alert(1))&#59;}"/>', 'the attribute fill='],
    ['a reference to a data URL', '<use href="data:image/svg+xml,x#y"/>', 'the element <use>'],
    [
      'references that multiply',
      '<g id="a"/><use href="#a"/><use href="#a"/>',
      'the element <use>',
    ],
    ['an animation', '<set attributeName="href" to="javascript:alert(1)"/>', 'the element <set>'],
    ['a filter', '<filter id="f"/>', 'the element <filter>'],
    ['a mask in a mask', '<mask id="a"><path mask="url(#b)"/></mask>', 'the attribute mask='],
    ['a mask on a mask', '<mask id="a" mask="url(#b)"/>', 'the attribute mask='],
    ['a clip path in a mask', '<mask><g><path clip-path="url(#b)"/></g></mask>', 'clip-path='],
    ['a clip path on a clip path', '<clipPath clip-path="url(#b)"/>', 'the attribute clip-path='],
    [
      'a mask that refers to itself',
      '<mask id="a"><path mask="url(#a)"/></mask>',
      'the attribute mask=',
    ],
    ['CDATA', '<![CDATA[<script>alert(1)</script>]]>', 'a CDATA section'],
    [
      'a processing instruction',
      '<?xml-stylesheet href="//evil"?>',
      'the instruction <?xml-stylesheet',
    ],
    ['loose text', 'body{}', 'loose text'],
  ])('removes %s', (_, inside, what) => {
    const { left, removed } = clean(svg(inside));
    expect(removed[0]).toContain(what);
    expect(left).not.toMatch(/script|evil|alert|on[a-z]+=|href|style|expression|filter|body/i);
    expect(clean(left).removed).toEqual([]);
  });

  test('keeps text that looks like an element', () => {
    const { left } = clean(svg('<title>&lt;script&gt;alert(1)&lt;/script&gt;</title>'));
    expect(left).not.toContain('<script');
    expect(clean(left)).toEqual({ left, removed: [] });
  });

  test('keeps an attribute value from ending its attribute', () => {
    const { left } = clean(svg('', ' aria-label="&quot;&gt;&lt;script&gt;"'));
    expect(left).toContain('aria-label="&#34;&#62;&#60;script&#62;"');
  });

  test('drops comments silently', () => {
    expect(clean(svg('<!-- <script> -->'))).toEqual({ left: `${svg('')}\n`, removed: [] });
  });
});

describe('the cleaning of a drawing with entities', () => {
  const DECLARED =
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [\n' +
    '  <!ENTITY ns_svg "http://www.w3.org/2000/svg">\n  <!ENTITY mark "Zephyr">\n]>\n';

  test('expands an entity, and removes it in the fix', () => {
    const { left, removed } = clean(
      `${DECLARED}<svg xmlns="&ns_svg;" viewBox="0 0 9 9"><title>&mark;&nbsp;!</title></svg>`,
    );
    expect(removed).toEqual(['the entity &nbsp;', 'a document type']);
    expect(left).toBe(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>Zephyr !</title></svg>\n',
    );
    expect(clean(left)).toEqual({ left, removed: [] });
  });

  test('leaves an entity empty if it contains other entities or elements', () => {
    const bomb = '<!DOCTYPE svg [<!ENTITY a "&b;&b;"><!ENTITY c "<script>">]>';
    const { left } = clean(`${bomb}${svg('<title>&a;&c;</title>')}`);
    expect(left).toContain('<title>  </title>');
  });

  test('rejects an excessive number of entities', () => {
    expect(() => cleanSvg(svg(`<title>${'&x;'.repeat(2_000)}</title>`))).toThrow(/1000 entities/);
  });
});

describe('the cleaning of content that is not a drawing', () => {
  test.each([
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('<title>&a;</title>')}`],
    ['entities that multiply', `<!DOCTYPE svg [<!ENTITY a "&b;&b;">]>${svg('<desc>&a;</desc>')}`],
    ['HTML', '<html><body/></html>'],
    ['an SVG without a namespace', '<svg><path/></svg>'],
    ['an SVG in the XHTML namespace', '<svg xmlns="http://www.w3.org/1999/xhtml"><script/></svg>'],
    ['two root elements', svg('') + svg('')],
    ['an unclosed element', svg('<g>')],
    ['an empty file', ''],
    ['a GIF', 'GIF89a'],
    ['a thousand nested groups', svg('<g>'.repeat(1_000) + '</g>'.repeat(1_000))],
    ['3,000 shapes', svg('<path/>'.repeat(3_000))],
  ])('rejects %s', (_, text) => {
    const read = () => {
      const { removed } = cleanSvg(text);
      if (removed.length > 0) throw new Error(`It held ${removed[0]?.what}`);
    };
    expect(read).toThrow();
  });
});
