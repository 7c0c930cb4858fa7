import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { png, webp } from '../../../../tokens/src/testing/photos';
import { encode } from '../foundations/bytes';
import { repository as sources } from '../foundations/repository';
import { FACTS_EVENT } from '../foundations/screenFacts';
import { withFiles } from './draft';
import type { ShownFacts } from './shown';
import { openStudio, shownIn, step } from './testing/openStudio';
import { withFonts } from './testing/withFonts';

beforeEach(() => page.viewport(1440, 900));

describe('a brand with its own typeface and picture', () => {
  const content = { hero: { headline: 'Hot at {brand}', picture: { alt: 'A fire' } } };
  const [first, ...others] = [...sources.folders].sort((one) => (one.id === 'ember' ? -1 : 1));
  if (!first) throw new Error('There is no brand.');
  const files = new Map<string, string | Uint8Array>([
    ['content.json', JSON.stringify(content)],
    ['hero.png', png(1600, 1200)],
  ]);
  const ember = withFiles(withFonts(first), files);

  const openOwn = () => openStudio({ sources: { ...sources, folders: [ember, ...others] } });

  function listen() {
    const received: ShownFacts[] = [];
    const attach = () =>
      document
        .querySelector('iframe')
        ?.contentWindow?.addEventListener(FACTS_EVENT, (event) =>
          received.push((event as CustomEvent<ShownFacts>).detail),
        );
    return { received, attach };
  }

  const rulesOfScreen = () =>
    document
      .querySelector('iframe')
      ?.contentDocument?.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]) ?? [];
  const rules = () =>
    rulesOfScreen()
      .map(({ cssText }) => cssText)
      .join('\n');
  const firstFace = () => rulesOfScreen().find(({ cssText }) => cssText.startsWith('@font-face'));

  test('shows the typed texts and the selected picture on its pages', async () => {
    openOwn();
    const { received, attach } = listen();
    await expect.poll(rules).toMatch(/@font-face \{ font-family: "Acme Sans"/);
    attach();
    await userEvent.click(page.getByRole('tab', { name: 'Name and logo' }));
    const text = page.getByRole('textbox', { name: 'All of content.json' });
    await userEvent.fill(text, JSON.stringify({ hero: { ...content.hero, headline: '' } }));
    await expect.element(text).toHaveAccessibleDescription(/content\.json:1: 'hero\.headline'/);
    await userEvent.fill(
      text,
      JSON.stringify({ hero: { ...content.hero, headline: 'Burn with {brand}' } }),
    );
    await expect.poll(() => received.at(-1)?.content?.hero?.headline).toBe('Burn with {brand}');
    await expect.element(text).not.toHaveAccessibleDescription();

    const picture = page.getByRole('img', { name: 'The picture of the landing page' });
    const before = picture.element().getAttribute('src');
    const file = document.querySelector<HTMLInputElement>('[aria-label="File of the hero"]');
    if (!file) throw new Error('There is no way to choose a picture.');
    await userEvent.upload(file, new File([webp(1200, 900).slice()], 'Fire.WEBP'));
    await expect.poll(() => received.at(-1)?.content?.hero?.picture?.width).toBe(1200);
    await expect.poll(() => picture.element().getAttribute('src')).not.toBe(before);
    await userEvent.upload(file, new File(['none'], 'fire.png'));
    await expect.element(page.getByRole('alert')).toHaveTextContent(/hero\.png/);

    // Empty text removes the file.
    await userEvent.fill(text, '');
    await expect.poll(() => received.at(-1)?.content?.hero?.headline).toBeUndefined();
  });

  test('shows the selected link preview picture, and rejects one of the wrong size', async () => {
    openOwn();
    await userEvent.click(page.getByRole('tab', { name: 'Name and logo' }));
    await expect
      .element(page.getByText('Links show a picture that the server draws.'))
      .toBeVisible();
    const file = document.querySelector<HTMLInputElement>('[aria-label="File of the social"]');
    if (!file) throw new Error('There is no way to choose a picture.');
    await userEvent.upload(file, new File([png(1200, 600).slice()], 'card.png'));
    await expect.element(page.getByRole('alert')).toHaveTextContent(/1200 x 630 px/);
    await userEvent.upload(file, new File([png(1200, 630).slice()], 'card.png'));
    await expect
      .element(page.getByRole('img', { name: 'The picture in link previews' }))
      .toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/));
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test('shows the picture on the screens, and a new picture after a change', async () => {
    openOwn();
    const { received, attach } = listen();
    await expect.poll(rules).toMatch(/@font-face \{ font-family: "Acme Sans"/);
    attach();
    const input = document.querySelector<HTMLInputElement>('[aria-label="Brand folder or files"]');
    if (!input) throw new Error('There is no way to open a file.');
    const give = (name: string, bytes: Uint8Array) =>
      userEvent.upload(input, new File([bytes.slice()], name));
    await give('hero.webp', webp(1200, 900));
    await expect
      .poll(() => received.at(-1)?.content?.hero)
      .toMatchObject({ headline: 'Hot at {brand}', picture: { alt: 'A fire', width: 1200 } });
    await give(
      'content.json',
      encode(JSON.stringify({ hero: { ...content.hero, text: 'Hotter' } })),
    );
    await expect.poll(() => received.at(-1)?.content?.hero?.text).toBe('Hotter');
    // A changed token neither sends facts nor reloads a font.
    const count = received.length;
    const face = firstFace();
    await userEvent.click(step('Radius', /^card/));
    await userEvent.fill(page.getByRole('spinbutton', { name: 'Value in px' }), '27');
    await expect.poll(() => shownIn('--platform-radius-card')).toBe('27px');
    expect(received).toHaveLength(count);
    expect(firstFace()).toBe(face);
  });

  test('offers its own typeface besides those of the platform', async () => {
    openOwn();
    await userEvent.click(step('Typefaces', /^heading/));
    const select = page.getByRole('combobox', { name: 'Typeface' });
    await expect.element(select).toHaveValue('Oxanium Variable');
    await userEvent.selectOptions(select, 'Acme Sans');
    await expect
      .poll(() => shownIn('--platform-font-family-heading'))
      .toBe("'Acme Sans','Acme Sans Fallback',system-ui,sans-serif");
    await expect.element(select).toHaveValue('Acme Sans');
    await userEvent.selectOptions(select, 'Sora');
    await expect.poll(() => shownIn('--platform-font-family-heading')).toContain('Sora Variable');
  });
});
