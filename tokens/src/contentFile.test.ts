import { expect, describe, test } from 'vitest';
import { readContentFile } from './contentFile.ts';
import { pageContent } from './pageContent.ts';
import { formatProblem } from './problem.ts';

const problemsOf = (content: object, first = 'en') =>
  readContentFile('content.json', JSON.stringify(content, undefined, 2), first).problems.map(
    formatProblem,
  );

const contentOf = (said: object) => {
  const { content } = readContentFile('content.json', JSON.stringify(said), 'en');
  if (!content) throw new Error('The content is refused.');
  return content;
};

describe('the check for malicious content, with line, path and advice', () => {
  test.each<[string, object]>([
    ['hero.headline', { hero: { headline: 'Welcome' } }],
    ['hero.headline', { hero: { headline: '{brand}, {brand}!' } }],
    ['hero.headline', { hero: { headline: `{brand}${'x'.repeat(80)}` } }],
    ['hero.text', { hero: { text: '<script>alert(1)</script>' } }],
    ['hero.text', { hero: { text: 'Play <b>now</b>' } }],
    ['hero.text', { hero: { text: 'Play \u202enow' } }],
    ['hero.text', { hero: { text: 'two\nlines' } }],
    ['hero.text', { hero: { text: 5 } }],
    ['hero.text', { hero: { text: { es: 'Juega' } } }],
    ['hero.text.en', { hero: { text: { en: '<!-- -->' } } }],
    ['hero.text.xx', { hero: { text: { en: 'Play', xx: 'Play' } } }],
    ['hero.picture.alt', { hero: { picture: { alt: '<b>Play</b>' } } }],
    ['hero.picture.alt', { hero: { picture: { alt: 'x'.repeat(201) } } }],
    ['hero.picture.alt', { hero: { picture: { alt: { es: 'Un farol' } } } }],
    ['sections', { sections: ['faq', 'faq'] }],
    ['sections.0', { sections: ['hero'] }],
    ['faq', { faq: [] }],
    ['faq.0.answer', { faq: [{ question: 'Who?', answer: 'x'.repeat(1001) }] }],
    ['footer.links.0.href', { footer: { links: [{ text: 'A', href: 'javascript:alert(1)' }] } }],
    ['footer.links.0.href', { footer: { links: [{ text: 'A', href: '//evil.example' }] } }],
    ['footer.links.0.href', { footer: { links: [{ text: 'A', href: '/\\\\evil.example' }] } }],
    ['footer.links.0.href', { footer: { links: [{ text: 'A', href: 'data:text/html,x' }] } }],
    ['footer.links.0.href', { footer: { links: [{ text: 'A', href: 'https://a:b@c.example' }] } }],
    ['announcement.from', { announcement: { text: 'A', from: '2026-12-24' } }],
    ['announcement.from', { announcement: { text: 'A', from: '2026-02-30T00:00Z' } }],
    ['announcement.until', { announcement: { text: 'A', until: '2026-12-24T18:00' } }],
    [
      'announcement',
      { announcement: { text: 'A', from: '2026-12-25T00:00Z', until: '2026-12-24T00:00Z' } },
    ],
    ['banners.0.link.href', { banners: [{ text: 'A', link: { text: 'B', href: 'guides' } }] }],
    ['menu', { menu: [{ line: 'games' }, { line: 'games' }] }],
    ['menu.0.line', { menu: [{ line: 'casino' }] }],
    ['phoneCountry', { phoneCountry: 'XX' }],
    ['phoneCountry', { phoneCountry: '+91' }],
    ['minimumWithdrawal', { minimumWithdrawal: 9 }],
    ['minimumWithdrawal', { minimumWithdrawal: 1001 }],
    ['minimumWithdrawal', { minimumWithdrawal: 10.5 }],
    ['minimumWithdrawal', { minimumWithdrawal: '20' }],
    ['stakes.0', { stakes: ['2'] }],
    ['stakes', { stakes: ['1', '1'] }],
    ['stakes', { stakes: ['0.01', '0.1', '1', '10', '100', '1000'] }],
    ['sounds', { sounds: 'jazz' }],
    ['sounds', { sounds: 'https://evil.example/win.mp3' }],
  ])('rejects %s: %j', (place, content) => {
    const [problem, ...others] = problemsOf(content);
    expect(problem).toMatch(/^content\.json:\d+: '.*' (is|has) .+\. It must .+\.$/);
    expect(problem).toContain(`'${place}'`);
    expect(others).toEqual([]);
  });

  test('reports all problems at every depth', () => {
    const found = problemsOf({
      hero: { hedline: 'x', text: '' },
      faq: [{ question: 'Who?', answer: 'We.', size: 1 }],
      colour: 'red',
      phoneCountry: 'in',
    }).map((problem) => /'([^']*)'/.exec(problem)?.[1]);
    expect(found.toSorted()).toEqual(
      ['colour', 'faq.0.size', 'hero.hedline', 'hero.text', 'phoneCountry'].toSorted(),
    );
  });

  test('requires a text alternative, which may be empty, in each language', () => {
    for (const alt of ['', 'A lantern', { en: 'A lantern', es: 'Un farol' }, { en: '' }]) {
      expect(problemsOf({ hero: { picture: { alt } } })).toEqual([]);
    }
  });

  test('requires the first language of the brand in every text', () => {
    const content = { hero: { text: { en: 'Play' } } };
    expect(problemsOf(content)).toEqual([]);
    expect(problemsOf(content, 'hi')[0]).toContain(
      "It must have a text in 'hi', the first language of the brand.",
    );
  });
});

describe('the selection of the content of a page', () => {
  const on = { first: 'en', language: 'es', now: Date.parse('2026-12-24T12:00Z') };

  test('uses the language of the page, otherwise the first language of the brand', () => {
    const content = contentOf({
      hero: {
        headline: { en: 'At {brand}', es: 'En {brand}' },
        text: { en: 'Play' },
        picture: { alt: { en: 'A lantern', es: 'Un farol' } },
      },
      faq: [{ question: 'Who?', answer: { en: 'We.', es: 'Nosotros.' } }],
      footer: { links: [{ text: { en: 'Guides', es: 'Guías' }, href: '/guides' }] },
      menu: [{ line: 'games', name: { en: 'Play', es: 'Jugar' } }, { line: 'wallet' }],
      minimumWithdrawal: 20,
      stakes: ['1', '10'],
      sounds: 'soft',
    });
    expect(pageContent(content, on)).toEqual({
      hero: { headline: 'En {brand}', text: 'Play', picture: { alt: 'Un farol' } },
      faq: [{ question: 'Who?', answer: 'Nosotros.' }],
      footer: { links: [{ text: 'Guías', href: '/guides' }] },
      menu: [{ line: 'games', name: 'Jugar' }, { line: 'wallet' }],
      minimumWithdrawal: 20,
      stakes: ['1', '10'],
      sounds: 'soft',
    });
  });

  test.each([
    [{}, true],
    [{ from: '2026-12-24T12:00Z' }, true],
    [{ from: '2026-12-24T12:01Z' }, false],
    [{ from: '2026-12-24T17:30+05:30' }, true],
    [{ until: '2026-12-24T12:00Z' }, false],
    [{ until: '2026-12-24T12:00:01Z' }, true],
    [{ from: '2026-12-23T00:00Z', until: '2026-12-25T00:00Z' }, true],
  ])('shows an announcement only in its period: %j', (when, shown) => {
    const content = contentOf({ announcement: { text: 'Now', ...when } });
    expect(pageContent(content, on)).toEqual(shown ? { announcement: { text: 'Now' } } : {});
  });

  test('shows the first of several banners whose period includes the time', () => {
    const banners = [
      { text: 'Before', until: '2026-12-24T00:00Z' },
      { text: 'Now', from: '2026-12-24T00:00Z', link: { text: 'Play', href: '/guides' } },
      { text: 'Always' },
    ];
    expect(pageContent(contentOf({ banners }), on)).toEqual({
      banner: { text: 'Now', link: { text: 'Play', href: '/guides' } },
    });
  });
});
