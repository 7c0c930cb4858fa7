import {
  checkFolder,
  OperatorError,
  type Publication,
  type Version,
} from '@platform/tokens/browser';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { decode, encode } from '../foundations/bytes';
import { repository as ground } from '../foundations/repository';
import { axeViolations, renderUi } from '@platform/ui/testing';
import { png, webp } from '../../../../tokens/src/testing/photos';
import { withFiles } from './draft';
import type { Keeper } from './kept';
import type { Operate } from './PublishPanel';
import type { ShownFacts } from './shown';
import { Studio } from './Studio';
import { withFonts } from './testing/withFonts';

/** A screen as Storybook serves one, so far as the Studio looks. */
const SCREEN =
  '<html data-brand="default"><body><div id="storybook-root"><p>Play</p></div></body></html>';
let src = '';
beforeAll(() => {
  src = URL.createObjectURL(new Blob([SCREEN], { type: 'text/html' }));
});
afterAll(() => URL.revokeObjectURL(src));
beforeEach(() => page.viewport(1440, 900));

const open = (keeper?: Keeper) =>
  renderUi(
    <Studio
      ground={ground}
      brand="ember"
      screens={[{ id: 'one', label: 'One', src }]}
      keeper={keeper}
    />,
  );

/** Before this moment the server below plans nothing. */
const SERVER_NOW = '2026-11-24T08:00:00Z';

/** A server in memory: what it was asked, and what it answers. */
function fakeServer() {
  const asked: unknown[] = [];
  const versions: Version[] = [];
  let served: number | null = null;
  let publications: Publication[] = [];
  const published = (number: number, serves_from: string, state: Publication['state']) => ({
    number,
    serves_from,
    state,
    rollback: false,
    author: 'Mira',
    note: '',
    cancelled_by: null,
  });
  const operate: Operate = (access) => ({
    history: async () => {
      if (access.token !== 'right')
        throw new OperatorError('Send the BRANDS_TOKEN of this server.');
      return { number: served, versions, publications };
    },
    draft: async (id, request) => {
      asked.push(['draft', id, Object.keys(request.files), request.author, request.note]);
      const { author, note } = request;
      const version = { number: 1, hash: '', author, note, made_at: SERVER_NOW };
      versions.unshift(version);
      return { ...version, isNew: true, problems: [], notes: [] };
    },
    publish: async (id, { number, at }) => {
      asked.push(['publish', id, number, ...(at === undefined ? [] : [at])]);
      if (at !== undefined && at <= SERVER_NOW) throw new OperatorError(`${at} is past.`);
      if (at === undefined) served = number;
      const serves_from = at ?? SERVER_NOW;
      publications.unshift(published(number ?? 0, serves_from, at ? 'planned' : 'served'));
      return { serves_from };
    },
    rollBack: async (id) => {
      asked.push(['rollback', id]);
      served = null;
      publications = [];
      return { number: null, cancelled: 0 };
    },
    cancel: async (id, { at }) => {
      asked.push(['cancel', id, ...(at === undefined ? [] : [at])]);
      publications = publications.map((row) =>
        at === undefined || row.serves_from === at ? { ...row, state: 'cancelled' } : row,
      );
      return { cancelled: 1 };
    },
    preview: async () => ({
      address: 'http://ember.localhost:4000/preview?token=x',
      expires_at: '2026-11-25T08:00:00Z',
    }),
  });
  return { operate, asked };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const step = (ramp: string, name: RegExp) =>
  page.getByRole('region', { name: ramp }).getByRole('button', { name });

/** A variable of the screen in the frame. */
function shownIn(variable: string) {
  const { contentDocument } = document.querySelector('iframe') ?? {};
  const root = contentDocument?.documentElement;
  return root && getComputedStyle(root).getPropertyValue(variable);
}

/** What the page hands to the reader, instead of saving it. */
function downloads() {
  const files = new Map<string, Blob>();
  let last = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    last = blob as Blob;
    return 'blob:kept';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    files.set(this.download, last);
  });
  return files;
}

test('a brand that is not valid is listed, and the others open', async () => {
  const problems = ['tokens/brands/novice/logo.svg:1: the file is missing. Add it.', 'Another.'];
  renderUi(
    <Studio
      ground={{ ...ground, refused: [{ id: 'novice', problems }] }}
      brand="novice"
      screens={[{ id: 'one', label: 'One', src }]}
    />,
  );
  await expect
    .element(page.getByText('novice: tokens/brands/novice/logo.svg:1: the file is missing.'))
    .toHaveTextContent('And 1 more.');
  await expect.element(page.getByRole('region', { name: 'Accent ramp' })).toBeVisible();
});

test('the screens are shown as people of another colour sight see them', async () => {
  open();
  const filter = () => {
    const root = document.querySelector('iframe')?.contentDocument?.documentElement;
    return root && getComputedStyle(root).filter;
  };
  await expect.poll(filter).toBe('none');
  const select = page.getByRole('combobox', { name: 'Colour sight of the screens' });
  await userEvent.selectOptions(select, 'deuteranopia');
  await expect.poll(filter).toContain('platform-sight-deuteranopia');
  await userEvent.selectOptions(select, 'normal');
  await expect.poll(filter).toBe('none');
});

describe('a colour is changed with the keyboard', () => {
  const solid = () => shownIn('--platform-color-accent-solid');
  /** Opens the accent, and makes it a step lighter. */
  async function lighten() {
    open();
    const nine = step('Accent ramp', /^Accent 9/);
    nine.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(nine).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(solid).toContain('0.71 ');
    page.getByRole('slider', { name: 'Lightness' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(solid).toContain('0.715');
    return nine;
  }

  test('the screen follows immediately, and the change is marked until it is reset', async () => {
    const nine = await lighten();
    await expect.element(nine).toHaveTextContent('changed');
    await userEvent.click(button('Reset'));
    await expect.element(nine).not.toHaveTextContent('changed');
    await expect.poll(solid).toContain('0.71 ');
  });

  test('a step is taken back, and forward again', async () => {
    await lighten();
    await userEvent.keyboard('{ArrowRight}{Control>}z{/Control}');
    await expect.poll(solid).toContain('0.715');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(solid).toContain('0.71 ');
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await expect.poll(solid).toContain('0.715');
  });

  test('what is not a colour stays in the field with its reason, and out of the brand', async () => {
    open();
    await userEvent.click(step('Accent ramp', /^Accent 9/));
    const field = page.getByRole('textbox', { name: 'Colour' });
    await userEvent.fill(field, 'url(https://evil.example)');
    await expect
      .element(field)
      .toHaveAccessibleDescription(/is not a colour\. Write a colour as #3366ff/);
    expect(shownIn('--platform-color-accent-solid')).toContain('0.71 ');
    await userEvent.fill(field, '#36f');
    await expect.element(field).toHaveValue('#36f');
    await userEvent.tab();
    await expect.element(field).toHaveValue('#3366ff');
  });

  test('a size beyond its bounds is refused with the words of brand check', async () => {
    open();
    await userEvent.click(step('Radius', /^card/));
    const field = page.getByRole('spinbutton', { name: 'Value in px' });
    await userEvent.fill(field, '4000');
    await expect.element(field).toHaveAccessibleDescription(/not a dimension from 0 to 999 px/);
    await userEvent.fill(field, '20');
    await expect.poll(() => shownIn('--platform-radius-card')).toBe('20px');
  });
});

test('low contrast is reported first, and fixed by one press', async () => {
  open();
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect.element(checks).toHaveTextContent('Passes brand check');
  await userEvent.click(step('Neutral ramp', /^Neutral 11/));
  await userEvent.fill(page.getByRole('textbox', { name: 'Colour' }), '#555555');
  await expect.element(checks).toHaveTextContent(/\d+ low contrast/);
  const first = () => document.querySelector('[data-contrast]');
  expect(first()).toHaveAttribute('data-contrast', 'too-little');
  await userEvent.click(button('Fix all contrast'));
  await expect.element(checks).toHaveTextContent('Passes brand check');
});

test('a colour outside sRGB is reported and clamped', async () => {
  open();
  await userEvent.click(step('Spark ramp', /^Spark 9/));
  await userEvent.fill(page.getByRole('textbox', { name: 'Colour' }), 'oklch(0.7 0.35 150)');
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect.element(checks).toHaveTextContent('1 outside sRGB');
  await userEvent.click(button('Clamp to the screen'));
  await expect.element(checks).not.toHaveTextContent('outside sRGB');
});

test('a brand of one colour is downloaded as a folder that passes, and for Figma', async () => {
  open();
  await userEvent.click(button('From a colour'));
  await userEvent.fill(page.getByRole('textbox', { name: /^Name/ }), 'New Wave');
  await userEvent.fill(page.getByRole('textbox', { name: /^Its colour/ }), '#0f766e');
  await userEvent.click(button('Begin'));
  const files = downloads();
  await userEvent.click(button('Download'));
  await userEvent.click(button('For Figma'));
  expect([...files.keys()]).toEqual(['new-wave.zip', 'new-wave-figma.zip']);
  const [folder = {}, figma = {}] = await Promise.all(
    [...files.values()].map(async (blob) => unzipSync(new Uint8Array(await blob.arrayBuffer()))),
  );
  const unpacked = Object.entries(folder).map(([path, bytes]): [string, Uint8Array] => {
    expect(path).toMatch(/^new-wave\//);
    return [path.replace('new-wave/', ''), bytes];
  });
  const made = { id: 'new-wave', path: 'new-wave', files: new Map(unpacked) };
  const { brand, problems } = checkFolder(made, ground.foundation, ground.pairs);
  expect(problems).toEqual([]);
  expect(brand?.name).toBe('New Wave');
  expect(Object.keys(figma)).toEqual(['new-wave.dark.tokens.json', 'new-wave.light.tokens.json']);
  expect(decode(figma['new-wave.dark.tokens.json'])).toContain(
    '"com.figma.modeName": "New Wave dark"',
  );
});

test('a token file is opened over the draft; a hostile one is refused in place', async () => {
  open();
  const input = document.querySelector<HTMLInputElement>('[aria-label="Brand folder or files"]');
  if (!input) throw new Error('There is no way to open a file.');
  const give = (content: string) =>
    userEvent.upload(input, new File([encode(content).slice()], 'brand.tokens.json'));
  await give('{"radius":{"card":{"$value":"expression(alert(1))"}}}');
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/radius\.card' is not a dimension/);
  await give('{"radius":{"card":{"$value":{"value":21,"unit":"px"}}}}');
  await expect.poll(() => shownIn('--platform-radius-card')).toBe('21px');
  expect(page.getByRole('alert').elements()).toEqual([]);
});

describe('a brand with a typeface and a picture of its own', () => {
  const content = { hero: { headline: 'Hot at {brand}', picture: { alt: 'A fire' } } };
  const [first, ...others] = [...ground.folders].sort((one) => (one.id === 'ember' ? -1 : 1));
  if (!first) throw new Error('There is no brand.');
  const files = new Map<string, string | Uint8Array>([
    ['content.json', JSON.stringify(content)],
    ['hero.png', png(1600, 1200)],
  ]);
  const ember = withFiles(withFonts(first), files);

  const openOwn = () =>
    renderUi(
      <Studio
        ground={{ ...ground, folders: [ember, ...others] }}
        brand="ember"
        screens={[{ id: 'one', label: 'One', src }]}
      />,
    );

  /** What the page in the frame was told, from the first time on. */
  function listen() {
    const told: ShownFacts[] = [];
    const emit = (_: string, { globals }: { globals: { facts: ShownFacts } }) =>
      void told.push(globals.facts);
    const frame = () => document.querySelector('iframe')?.contentWindow;
    const attach = () => {
      const shown = frame();
      if (shown) Object.assign(shown, { __STORYBOOK_ADDONS_CHANNEL__: { emit } });
    };
    return { told, attach };
  }

  /** The sheet of typefaces in the frame. */
  const faces = () =>
    document.querySelector('iframe')?.contentDocument?.getElementById('platform-studio-faces');

  test('says on its pages what is typed, and shows the picture that is chosen', async () => {
    openOwn();
    const { told, attach } = listen();
    await expect.poll(() => faces()?.textContent).toContain("font-family:'Acme Sans'");
    attach();
    await userEvent.click(page.getByRole('tab', { name: 'Name and logo' }));
    const text = page.getByRole('textbox', { name: 'All of content.json' });
    await userEvent.fill(text, JSON.stringify({ hero: { ...content.hero, headline: '' } }));
    await expect.element(text).toHaveAccessibleDescription(/content\.json:1: 'hero\.headline'/);
    await userEvent.fill(
      text,
      JSON.stringify({ hero: { ...content.hero, headline: 'Burn with {brand}' } }),
    );
    await expect.poll(() => told.at(-1)?.content?.hero?.headline).toBe('Burn with {brand}');
    await expect.element(text).not.toHaveAccessibleDescription();

    const picture = page.getByRole('img', { name: 'The picture of the landing page' });
    const before = picture.element().getAttribute('src');
    const file = document.querySelector<HTMLInputElement>('[aria-label="File of the hero"]');
    if (!file) throw new Error('There is no way to choose a picture.');
    await userEvent.upload(file, new File([webp(1200, 900).slice()], 'Fire.WEBP'));
    await expect.poll(() => told.at(-1)?.content?.hero?.picture?.width).toBe(1200);
    await expect.poll(() => picture.element().getAttribute('src')).not.toBe(before);
    await userEvent.upload(file, new File(['none'], 'fire.png'));
    await expect.element(page.getByRole('alert')).toHaveTextContent(/hero\.png/);

    // A brand that says nothing of its own has no such file.
    await userEvent.fill(text, '');
    await expect.poll(() => told.at(-1)?.content?.hero?.headline).toBeUndefined();
  });

  test('is shown in them, and a picture that replaces the first is shown next', async () => {
    openOwn();
    const { told, attach } = listen();
    await expect.poll(() => faces()?.textContent).toContain("font-family:'Acme Sans'");
    attach();
    const input = document.querySelector<HTMLInputElement>('[aria-label="Brand folder or files"]');
    if (!input) throw new Error('There is no way to open a file.');
    const give = (name: string, bytes: Uint8Array) =>
      userEvent.upload(input, new File([bytes.slice()], name));
    await give('hero.webp', webp(1200, 900));
    await expect
      .poll(() => told.at(-1)?.content?.hero)
      .toMatchObject({ headline: 'Hot at {brand}', picture: { alt: 'A fire', width: 1200 } });
    await give(
      'content.json',
      encode(JSON.stringify({ hero: { ...content.hero, text: 'Hotter' } })),
    );
    await expect.poll(() => told.at(-1)?.content?.hero?.text).toBe('Hotter');
    // A colour says nothing new, and loads no font again.
    const count = told.length;
    const sheet = faces()?.firstChild;
    await userEvent.click(step('Radius', /^card/));
    await userEvent.fill(page.getByRole('spinbutton', { name: 'Value in px' }), '27');
    await expect.poll(() => shownIn('--platform-radius-card')).toBe('27px');
    expect(told).toHaveLength(count);
    expect(faces()?.firstChild).toBe(sheet);
  });

  test('can be written in its own typeface, beside those of the platform', async () => {
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

test('the work outlives a reload', async () => {
  const held = new Map<string, string>();
  const keeper: Keeper = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, text) => void held.set(key, text),
    removeItem: (key) => void held.delete(key),
  };
  const { unmount } = open(keeper);
  await userEvent.click(step('Radius', /^card/));
  await userEvent.fill(page.getByRole('spinbutton', { name: 'Value in px' }), '27');
  await expect.poll(() => shownIn('--platform-radius-card')).toBe('27px');
  unmount();
  open(keeper);
  await expect.element(step('Radius', /^card/)).toHaveTextContent('27 px');
});

test('a phone shows one part at a time', async () => {
  await page.viewport(390, 844);
  open();
  await expect.element(page.getByRole('region', { name: 'Accent ramp' })).toBeVisible();
  expect(page.getByRole('region', { name: 'Checks' }).elements()).toEqual([]);
  await userEvent.click(button('Checks'));
  await expect.element(page.getByRole('region', { name: 'Checks' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('on a phone the turn to the checks says how much is to be fixed', async () => {
  await page.viewport(390, 844);
  open();
  await userEvent.click(step('Neutral ramp', /^Neutral 11/));
  await userEvent.fill(page.getByRole('textbox', { name: 'Colour' }), '#6b7280');
  const turn = button(/^Checks \d+ to fix$/);
  await userEvent.click(turn);
  const [, count = ''] = /(\d+) to fix/.exec(turn.element().textContent ?? '') ?? [];
  const checks = page.getByRole('region', { name: 'Checks' });
  await expect.element(checks).toHaveTextContent(`${count} low contrast`);
  await userEvent.click(button('Fix all contrast'));
  await expect.element(button(/^Checks$/)).toBeVisible();
});

test('each brand opens in its own scheme, until the reader turns to the other', async () => {
  renderUi(<Studio ground={ground} brand="lagoon" screens={[{ id: 'one', label: 'One', src }]} />);
  const shown = () => document.querySelector('iframe')?.contentDocument?.documentElement.dataset;
  await expect.poll(() => shown()?.['scheme']).toBe('light');
  const brands = page.getByRole('combobox', { name: 'Begin with the brand' });
  await userEvent.selectOptions(brands, 'ember');
  await expect.poll(() => shown()?.['scheme']).toBe('dark');
  await userEvent.selectOptions(brands, 'lagoon');
  await expect.poll(() => shown()?.['scheme']).toBe('light');
  await userEvent.click(button('Show dark'));
  await expect.poll(() => shown()?.['scheme']).toBe('dark');
});

test('a game that the brand has not is not among its screens; brand.json decides, as text too', async () => {
  renderUi(
    <Studio
      ground={ground}
      brand="ember"
      screens={[
        { id: 'landing', label: 'Landing', src },
        { id: 'dice', label: 'Dice', src, game: 'dice' },
      ]}
    />,
  );
  const dice = page.getByRole('tab', { name: 'Dice' });
  await expect.element(dice).toBeVisible();
  await userEvent.click(page.getByRole('tab', { name: 'Name and logo' }));
  const file = page.getByRole('textbox', { name: 'All of brand.json' });
  const text = (file.element() as HTMLTextAreaElement).value;
  await userEvent.fill(file, text.replace('"name"', '"games": ["chess"], "name"'));
  await expect.element(file).toHaveAccessibleDescription(/brand\.json:\d+: 'games\.0' is/);
  await expect.element(dice).toBeVisible();
  await userEvent.fill(file, text.replace('"name"', '"games": ["wingo"], "name"'));
  await expect.poll(() => dice.elements()).toEqual([]);
});

test('a download that would not pass is asked about first', async () => {
  open();
  await userEvent.click(step('Neutral ramp', /^Neutral 11/));
  await userEvent.fill(page.getByRole('textbox', { name: 'Colour' }), '#555555');
  await expect
    .element(page.getByRole('region', { name: 'Checks' }))
    .toHaveTextContent(/\d+ low contrast/);
  const files = downloads();
  await userEvent.click(button('Download'));
  const dialog = page.getByRole('alertdialog', { name: 'Download a brand that does not pass?' });
  await expect.element(dialog).toHaveTextContent(/finds \d+ to fix in ember/);
  await userEvent.click(button('Back to the checks'));
  expect([...files.keys()]).toEqual([]);
  await userEvent.click(button('Download'));
  await userEvent.click(button('Download anyway'));
  expect([...files.keys()]).toEqual(['ember.zip']);
});

/** Opens the panel and gives it a token. */
async function connect(token: string) {
  const server = fakeServer();
  renderUi(
    <Studio
      ground={ground}
      brand="ember"
      screens={[{ id: 'one', label: 'One', src }]}
      operate={server.operate}
    />,
  );
  await userEvent.click(page.getByRole('tab', { name: 'Publish' }));
  await userEvent.fill(page.getByRole('textbox', { name: /^Token/ }), token);
  await userEvent.fill(page.getByRole('textbox', { name: /^Your name/ }), 'Mira');
  await userEvent.click(button('Connect'));
  return server;
}

describe('on a running server', () => {
  test('a wrong token is said, and can be corrected', async () => {
    await connect('wrong');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Send the BRANDS_TOKEN');
    await userEvent.fill(page.getByRole('textbox', { name: /^Token/ }), 'right');
    await userEvent.click(button('Connect'));
    await expect.element(page.getByText(/^ember is served from its folder/)).toBeVisible();
  });

  test('a draft is kept, shared, published and rolled back, each said', async () => {
    const { asked } = await connect('right');
    await userEvent.fill(page.getByRole('textbox', { name: /^What is different/ }), 'For spring');
    await userEvent.click(button('Keep as a version'));
    await expect.element(page.getByText(/This is now version 1/)).toBeVisible();
    await userEvent.click(button('Share version 1'));
    await expect
      .element(page.getByRole('link', { name: /Open the preview/ }))
      .toHaveAttribute('href', 'http://ember.localhost:4000/preview?token=x');
    await userEvent.click(button('Publish version 1'));
    await userEvent.click(button(/^Publish$/));
    await expect.element(page.getByText(/^ember is served from version 1/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(button('Roll back'));
    await userEvent.click(
      page.getByRole('alertdialog').getByRole('button', { name: 'Roll back', exact: true }),
    );
    await expect.element(page.getByText(/^ember is served from its folder at/)).toBeVisible();
    expect(asked).toEqual([
      ['draft', 'ember', expect.arrayContaining(['brand.json']), 'Mira', 'For spring'],
      ['publish', 'ember', 1],
      ['rollback', 'ember'],
    ]);
  });
});

describe('publishing at a time', () => {
  const dialog = page.getByRole('alertdialog', { name: 'Publish version 1 of ember?' });
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Publish' }));

  /** Keeps version 1, asks to publish it, and chooses a moment by the clock of the reader. */
  async function choose(day: string, time: string) {
    const server = await connect('right');
    await userEvent.click(button('Keep as a version'));
    await userEvent.click(button('Publish version 1'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Later' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Day' }), day);
    await userEvent.fill(dialog.getByLabelText('Time', { exact: true }), time);
    return server;
  }

  test('a version is planned for a moment, listed with its time zone, and taken back', async () => {
    const { asked } = await choose('12/1/2026', '09:30');
    const at = new Date(2026, 11, 1, 9, 30);
    const text = /1 Dec 2026, 09:30 \S+/;
    await expect.element(dialog).toHaveTextContent(/Served from 1 Dec 2026, 09:30 \S+ on\./);
    expect(await axeViolations()).toEqual([]);
    await confirm();
    const planned = page.getByRole('region', { name: 'What is planned' });
    await expect.element(planned.getByRole('listitem')).toHaveTextContent(text);
    await expect.element(page.getByText(/^Version 1 is served from 1 Dec 2026/)).toBeVisible();
    await expect.element(page.getByText(/^ember is served from its folder/)).toBeVisible();
    await userEvent.click(button('Take back what is planned'));
    await expect.poll(() => planned.elements()).toEqual([]);
    await expect
      .element(page.getByRole('region', { name: 'What was published' }))
      .toHaveTextContent(/taken back, was planned for 1 Dec 2026, 09:30/);
    expect(asked.slice(1)).toEqual([
      ['publish', 'ember', 1, at.toISOString()],
      ['cancel', 'ember'],
    ]);
  });

  test('of two that are planned, one is taken back', async () => {
    const { asked } = await choose('12/1/2026', '09:30');
    await confirm();
    await userEvent.click(button('Publish version 1'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Later' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Day' }), '12/2/2026');
    await userEvent.fill(dialog.getByLabelText('Time', { exact: true }), '10:00');
    await confirm();
    const planned = page.getByRole('region', { name: 'What is planned' });
    await expect.poll(() => planned.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(button('Take back all that is planned')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(button(/^Take back what is planned for 1 Dec 2026, 09:30/));
    await expect.poll(() => planned.getByRole('listitem').elements()).toHaveLength(1);
    await expect.element(planned).toHaveTextContent(/planned for 2 Dec 2026, 10:00/);
    await expect.element(page.getByText(/^What was planned for 1 Dec 2026/)).toBeVisible();
    expect(asked.at(-1)).toEqual(['cancel', 'ember', new Date(2026, 11, 1, 9, 30).toISOString()]);
  });

  test('what is missing is said before the server is asked', async () => {
    const { asked } = await choose('12/1/2026', '');
    await confirm();
    await expect
      .element(dialog.getByLabelText('Time', { exact: true }))
      .toHaveAccessibleDescription('Write it as 09:30.');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Day' }), '');
    await confirm();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Day' }))
      .toHaveAccessibleDescription('Choose the day.');
    expect(asked.slice(1)).toEqual([]);
  });

  test('a refusal is shown in the words of the server, and the moment stays to be corrected', async () => {
    await choose('11/1/2025', '09:30');
    await confirm();
    const past = `${new Date(2025, 10, 1, 9, 30).toISOString()} is past.`;
    await expect.element(dialog.getByText(past)).toBeVisible();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Day' }), '12/1/2026');
    await confirm();
    await expect.element(page.getByRole('region', { name: 'What is planned' })).toBeVisible();
  });
});

test('axe finds no violation', async () => {
  open();
  await userEvent.click(step('Accent ramp', /^Accent 9/));
  expect(await axeViolations()).toEqual([]);
});
