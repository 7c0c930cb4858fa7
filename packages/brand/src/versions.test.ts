import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeFiles, hashOfFiles, readFolder, readFoundation, readPairs } from '@platform/tokens';
import { differenceOf, gameOn, PAGE_NAMES, touchedPages } from '@platform/tokens/browser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DIALOGS, PAGES, type DialogFacts } from '../../../apps/web/src/pages.ts';
import { accessTo } from './access.ts';
import { shownDifference } from './difference.ts';
import { pageNamed, type PictureJob } from './pictureJob.ts';
import { readOptions } from './options.ts';
import { versionCommands } from './versions.ts';

const TOKENS_DIR = fileURLToPath(new URL('../../../tokens', import.meta.url));
const TOKEN = 'the token of the server';

interface Sent {
  path: string;
  authorization: string | undefined;
  body: unknown;
}

let dir = '';
let server: Server;
let sent: Sent[] = [];
let replies: Record<string, { status?: number; body: object }> = {};
let said: string[] = [];
/** Screenshot jobs that the command has requested. */
let jobs: PictureJob[] = [];

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'versions-'));
  for (const part of ['base', 'brands', 'semantic.tokens.json', 'contrast-pairs.json']) {
    cpSync(join(TOKENS_DIR, part), join(dir, 'tokens', part), { recursive: true });
  }
  [sent, replies, said, jobs] = [[], {}, [], []];
  server = createServer((request, reply) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = (request.url ?? '').replace('/operator/brands', '');
      const text = Buffer.concat(chunks).toString('utf8');
      const { authorization } = request.headers;
      sent.push({ path, authorization, body: text === '' ? undefined : JSON.parse(text) });
      const { status = 200, body } = replies[path] ?? { status: 404, body: { message: 'No.' } };
      reply.writeHead(status, { 'Content-Type': 'application/json' });
      reply.end(JSON.stringify(status === 200 ? { status: 'success', data: body } : body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  rmSync(dir, { recursive: true });
  await new Promise((resolve) => server.close(resolve));
});

/** Runs a command as `npm run brand` does. */
async function run(command: string, ...more: string[]): Promise<{ passed: boolean; text: string }> {
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const argv = [...command.split(' '), ...more, '--server', address];
  const options = readOptions(argv);
  const environment = { STAFF_TOKEN: TOKEN };
  said = [];
  const commands = versionCommands(
    dir,
    join(dir, 'tokens'),
    (text) => said.push(text),
    environment,
    async (job) => {
      jobs.push(job);
      return join(job.folder, 'index.html');
    },
  );
  const work = commands[options.command as keyof typeof commands];
  const passed = (await work(options)) !== false;
  return { passed, text: said.join('\n') };
}

const file = (id: string, name: string) => join(dir, 'tokens/brands', id, name);
const filesOf = (id: string) => encodeFiles(readFolder(join(dir, 'tokens'), id).folder.files);

const VERSION = {
  number: 3,
  hash: 'ab12',
  author: 'Ravi',
  note: 'for spring',
  made_at: '2026-11-24T08:00:00.000Z',
};
const HISTORY = {
  number: 2,
  caller: 'Ravi',
  versions: [VERSION, { ...VERSION, number: 2, note: '' }],
  publications: [
    {
      number: 3,
      rollback: false,
      serves_from: '2026-12-01T09:00:00.000Z',
      state: 'planned',
      author: 'Mira',
      note: 'for spring',
      cancelled_by: null,
    },
    {
      number: 2,
      rollback: true,
      serves_from: '2026-11-24T08:00:00.000Z',
      state: 'served',
      author: 'Ravi',
      note: '',
      cancelled_by: null,
    },
  ],
};

describe('commands for a running server', () => {
  test('draft sends the folder with the reason, and lists what prevents publication', async () => {
    replies['/ember/drafts'] = {
      body: { ...VERSION, isNew: true, problems: [], notes: [] },
    };
    const { passed, text } = await run('draft ember --note', 'for spring');
    expect(passed).toBe(true);
    expect(text).toMatch(/brands\/ember is version 3 of ember\. Visitors do not see it yet\./);
    expect(sent).toEqual([
      {
        path: '/ember/drafts',
        authorization: `Bearer ${TOKEN}`,
        body: { files: filesOf('ember'), note: 'for spring' },
      },
    ]);
    replies['/ember/drafts'] = {
      body: { ...VERSION, isNew: true, problems: ['too little contrast'], notes: [] },
    };
    const pale = await run('draft ember');
    expect(pale.passed).toBe(false);
    expect(pale.text).toContain('You can preview it, but not publish it:\n  too little contrast');
  });

  test('draft says that the note is not recorded if the version already exists', async () => {
    const again = { ...VERSION, isNew: false, problems: [], notes: [] };
    const LOST = 'Your note is not recorded, because a version never changes: ';
    replies['/ember/drafts'] = { body: again };
    expect((await run('draft ember --note', 'for summer')).text).toContain(
      `${LOST}its note stays 'for spring'. 'npm run brand -- publish ember --note' records one`,
    );
    expect((await run('draft ember --note', 'for spring')).text).not.toContain(LOST);
    expect((await run('draft ember')).text).not.toContain(LOST);
    replies['/ember/drafts'] = { body: { ...again, note: '' } };
    expect((await run('draft ember --note', 'for summer')).text).toContain(`${LOST}it has none.`);
  });

  test.each([
    ['preview ember --hours 1000', '/ember/previews', 'hours must be at most 720.'],
    ['rollback ember --note x', '/ember/rollback', 'note must have at most 300 characters.'],
    ['cancel ember', '/ember/cancel', 'note must be one line.'],
  ])('%s: names the option for a field that the server rejects', async (command, path, message) => {
    replies['/ember/history'] = { body: HISTORY };
    replies[path] = { status: 400, body: { message } };
    await expect(run(command)).rejects.toThrow(`--${message}`);
  });

  test('draft reports that visitors already see the folder, and diff does not compare it with itself', async () => {
    replies['/ember/drafts'] = {
      body: { ...VERSION, isNew: true, served: true, problems: [], notes: [] },
    };
    const { text } = await run('draft ember');
    expect(text).toContain('is version 3 of ember. Visitors see it now.');
    expect(text).not.toContain('Visitors do not see it');
    replies['/ember/files/served'] = { body: { number: null, hash: '', files: filesOf('ember') } };
    expect((await run('diff ember')).text).toBe(
      'ember: the site shows the folder here. The server follows its folder until a version is published: run draft and publish once, then edit.',
    );
    writeFileSync(file('ember', 'content.json'), '{ "phoneCountry": "NP" }');
    expect((await run('diff ember')).text).toContain('from the folder, which is served, to the');
  });

  test('publish selects the newest version, says what a rollback restores, and reports that the folder differs', async () => {
    replies['/ember/history'] = { body: HISTORY };
    replies['/ember/publications'] = { body: { serves_from: '2026-12-01T09:00:00.000Z' } };
    const { text } = await run('publish ember');
    expect(text).toBe(
      [
        'version 3  24 Nov 2026, 08:00 UTC  Ravi: for spring',
        "is served now. 'npm run brand -- rollback ember' restores version 2.",
        "The folder differs from version 3: 'npm run brand -- draft ember' saves it as a version.",
      ].join('\n'),
    );
    expect(sent.at(-1)?.body).toEqual({ number: 3, note: '' });
    const later = await run('publish ember --version 2 --at 2026-12-01T10:00:00+01:00');
    expect(sent.at(-1)?.body).toMatchObject({ number: 2, at: '2026-12-01T09:00:00.000Z' });
    expect(later.text).toContain('is served from 1 Dec 2026, 09:00 UTC on.');
    replies['/ember/publications'] = { body: { serves_from: VERSION.made_at, kept: 4 } };
    expect((await run('publish ember')).text).toContain(
      "rollback ember' restores version 4, a copy of the folder that was served.",
    );
    await run('publish ember --folder');
    expect(sent.at(-1)?.body).toMatchObject({ number: null });
  });

  test('publish names a version that would be overwritten, and overwrites it with --over', async () => {
    replies['/ember/history'] = { body: HISTORY };
    replies['/ember/publications'] = {
      status: 409,
      body: { message: 'Made before.', code: 'MADE_BEFORE', detail: { base: 1, served: 2 } },
    };
    await expect(run('publish ember')).rejects.toThrow(
      "Made before. 'npm run brand -- diff ember' shows the difference, and 'npm run brand -- publish ember --merge' merges the two. 'npm run brand -- publish ember --over 2' publishes it all the same.",
    );
    replies['/ember/publications'] = { body: { serves_from: VERSION.made_at } };
    await run('publish ember --over 2');
    expect(sent.at(-1)?.body).toMatchObject({ number: 3, over: 2 });
    await run('publish ember --over folder');
    expect(sent.at(-1)?.body).toMatchObject({ number: 3, over: null });
    await expect(async () => run('publish ember --over last')).rejects.toThrow(/--over/);
  });

  test('publish --merge publishes a merged version, and says how to update the folder', async () => {
    const theirs = { number: 2, hash: '', files: { ...filesOf('ember'), 'hero.jpg': 'aGVybw==' } };
    const ours = { number: 3, hash: '', files: { ...filesOf('ember'), 'icon.svg': 'PHN2Zy8+' } };
    replies['/ember/history'] = {
      body: { ...HISTORY, versions: [{ ...VERSION, made_from: 1 }] },
    };
    replies['/ember/files/1'] = { body: { number: 1, hash: '', files: filesOf('ember') } };
    replies['/ember/files/2'] = { body: theirs };
    replies['/ember/files/3'] = { body: ours };
    replies['/ember/drafts'] = { body: { ...VERSION, number: 4, problems: [], notes: [] } };
    replies['/ember/publications'] = { body: { serves_from: VERSION.made_at } };
    const { text } = await run('publish ember --merge --over 2');
    expect(sent.find(({ path }) => path === '/ember/drafts')?.body).toMatchObject({
      files: { ...theirs.files, ...ours.files },
      base: 2,
    });
    expect(sent.at(-1)?.body).toMatchObject({ number: 4, over: 2 });
    expect(text).toContain(
      "The folder lacks merged changes: 'npm run brand -- export ember --version 4 --replace' writes them to it.",
    );
  });

  test('publish and preview select the person’s newest version, never another person’s', async () => {
    replies['/ember/history'] = {
      body: { ...HISTORY, versions: [{ ...VERSION, number: 4, author: 'Mira' }, VERSION] },
    };
    replies['/ember/publications'] = { body: { serves_from: VERSION.made_at } };
    replies['/ember/previews'] = { body: { address: 'http://x', expires_at: VERSION.made_at } };
    await run('publish ember');
    expect(sent.at(-1)?.body).toMatchObject({ number: 3 });
    await run('preview ember');
    expect(sent.at(-1)?.body).toMatchObject({ number: 3 });
    replies['/ember/history'] = { body: { ...HISTORY, caller: 'Asha' } };
    await expect(run('publish ember')).rejects.toThrow(
      "You have no version of ember. 'npm run brand -- publish ember --version 3' publishes the newest, by Ravi.",
    );
    await run('preview ember');
    expect(sent.at(-1)?.body).toMatchObject({ number: 3 });
    await run('publish ember --version 3');
    expect(sent.at(-1)?.body).toMatchObject({ number: 3 });
  });

  test.each(['publish ember', 'publish ember --folder'])(
    '%s: says that another person has to approve it',
    async (command) => {
      replies['/ember/history'] = { body: HISTORY };
      replies['/ember/publications'] = { body: { number: 3, request: '7' } };
      expect((await run(command)).text).toBe(
        'Request 7 waits for another person, who approves it at /staff on the server.',
      );
    },
  );

  test.each([
    [
      { number: null, served: true },
      4,
      'restores version 4, a copy of the folder that was served.',
      true,
    ],
    [{ number: null, served: true }, undefined, 'restores the folder, unless it', true],
    [{ number: 2, served: true }, undefined, 'restores version 2.', false],
    [{ number: null, served: false }, undefined, "ember --off' takes it offline.", false],
  ])(
    'publish after %j, with the folder saved as %s, explains how to undo it',
    async (before, kept, way, wasFolder) => {
      replies['/ember/history'] = { body: { ...HISTORY, ...before } };
      replies['/ember/publications'] = { body: { serves_from: VERSION.made_at, kept } };
      const { text } = await run('publish ember');
      expect(text).toContain(way);
      const again =
        "Changes in the folder no longer affect the site, until 'npm run brand -- publish ember --folder'.";
      expect(text.includes(again)).toBe(wasFolder);
    },
  );

  test('history lists served, scheduled and cancelled publications', async () => {
    replies['/ember/history'] = { body: HISTORY };
    expect((await run('history ember')).text).toBe(
      [
        'ember is served from version 2.',
        '  version 3 is planned for 1 Dec 2026, 09:00 UTC, by Mira: for spring',
        '  version 2 has been served since 24 Nov 2026, 08:00 UTC, by Ravi, rolling back',
        'Versions:',
        '  version 3  24 Nov 2026, 08:00 UTC  Ravi: for spring',
        '  version 2  24 Nov 2026, 08:00 UTC  Ravi',
      ].join('\n'),
    );
  });

  test('rollback and cancel report which version is served afterwards', async () => {
    replies['/ember/rollback'] = { body: { number: null, cancelled: 1 } };
    expect((await run('rollback ember')).text).toBe(
      'ember is served from the folder again.\nCancelled planned publications: 1.',
    );
    expect(sent.at(-1)?.body).toEqual({ note: '' });
    replies['/ember/rollback'] = { body: { number: null, cancelled: 0, served: false } };
    expect((await run('rollback ember --off')).text).toBe(
      'ember is no longer served: the server has no folder for it.',
    );
    expect(sent.at(-1)?.body).toEqual({ off: true, note: '' });
    replies['/ember/rollback'] = { body: { number: 2, cancelled: 0, served: false } };
    expect((await run('rollback ember')).text).toBe(
      "version 2 of ember cannot be served: see the server's log.",
    );
    replies['/ember/cancel'] = { body: { cancelled: 2 } };
    expect((await run('cancel ember')).text).toContain(
      'Cancelled planned publications of ember: 2.',
    );
    expect(sent.at(-1)?.body).toEqual({});
    replies['/ember/cancel'] = { body: { cancelled: 1 } };
    expect((await run('cancel ember --at 2026-12-01T09:00:00Z')).text).toBe(
      'Cancelled planned publications of ember for 1 Dec 2026, 09:00 UTC: 1.',
    );
    expect(sent.at(-1)?.body).toEqual({ at: '2026-12-01T09:00:00.000Z' });
  });

  test('preview prints the URL and its expiry', async () => {
    replies['/ember/history'] = { body: HISTORY };
    replies['/ember/previews'] = {
      body: { address: 'https://e.example/preview?token=x', expires_at: VERSION.made_at },
    };
    const { text } = await run('preview ember --hours 48');
    expect(sent.at(-1)?.body).toEqual({ number: 3, hours: 48 });
    expect(text).toContain(
      'https://e.example/preview?token=x\nshows version 3 of ember until 24 Nov',
    );
  });

  test('export overwrites the files of a folder only with --replace', async () => {
    const files = filesOf('lagoon');
    replies['/ember/files/served'] = { body: { number: 3, hash: '', files } };
    await expect(run('export ember')).rejects.toThrow(
      /contains files\. Replace them with version 3 with --replace/,
    );
    const { text } = await run('export ember --replace');
    expect(text).toContain('contains version 3: brand.json');
    expect(filesOf('ember')).toEqual(files);
    const out = join(dir, 'elsewhere');
    replies['/ember/files/2'] = { body: { number: 2, hash: '', files } };
    await run('export ember --version 2 --out', out);
    expect(readFileSync(join(out, 'brand.json'))).toEqual(
      readFileSync(file('lagoon', 'brand.json')),
    );
  });

  describe('diff with screenshots', () => {
    const preview = { address: 'https://e.example/preview?token=x', expires_at: VERSION.made_at };

    test('compares the site with a preview, on the pages that the change affects', async () => {
      replies['/ember/files/served'] = { body: { number: 2, hash: '', files: filesOf('ember') } };
      const changed = { ...filesOf('ember'), 'content.json': btoa('{ "faq": [] }') };
      replies['/ember/files/3'] = { body: { number: 3, hash: '', files: changed } };
      replies['/ember/previews'] = { body: preview };
      const { text } = await run('diff ember --to 3 --pictures', join(dir, 'out'));
      expect(text).toContain('content.json: hero.layout');
      expect(text).toMatch(/out\/index\.html shows the pages side by side\.$/);
      expect(jobs).toMatchObject([
        {
          before: { name: 'version 2, which is served', isPreview: false },
          after: { name: 'version 3', address: preview.address, isPreview: true },
          folder: join(dir, 'out'),
        },
      ]);
    });

    test('uses the version that equals the folder, and asks for a draft if there is none', async () => {
      const files = filesOf('ember');
      const hash = hashOfFiles(readFolder(join(dir, 'tokens'), 'ember').folder.files);
      replies['/ember/files/1'] = { body: { number: 1, hash: '', files } };
      replies['/ember/previews'] = { body: preview };
      replies['/ember/history'] = { body: HISTORY };
      const command = 'diff ember --from 1 --pictures';
      await expect(run(command, dir)).rejects.toThrow("first: 'npm run brand -- draft ember'.");
      expect(jobs).toEqual([]);
      replies['/ember/history'] = { body: { ...HISTORY, versions: [{ ...VERSION, hash }] } };
      await run(command, dir);
      expect(jobs).toMatchObject([{ before: { isPreview: true }, after: { name: 'version 3' } }]);
      expect(sent.map(({ body }) => body).slice(-2)).toMatchObject([{ number: 3 }, { number: 1 }]);
    });
  });

  test.each([
    [['content.json: hero.headline "A" → "B"'], [], ['landing']],
    [['hero.jpg: new'], [], ['landing']],
    [['icon.svg: another picture'], [], ['landing']],
    [['content.json: phoneCountry "IN", new'], [], ['landing', 'register']],
    [['content.json: menu.0.line "games" → "wallet"'], [], ['landing', 'dashboard']],
    [['content.json: minimumWithdrawal 10 → 20'], [], ['landing', 'withdraw']],
    [['content.json: sounds "soft", new'], [], ['landing', 'wingo', 'settings']],
    [['content.json: stakes.1 "10", new'], [], ['landing', 'wingo']],
    [
      ['brand.json: games.1 "dice", gone'],
      [],
      ['landing', 'guides', 'dashboard', 'wingo', 'crash', 'dice', 'mines', 'plinko'],
    ],
    [['content.json: footer.text "A", new'], [], PAGE_NAMES],
    [['acme-latin.woff2: another font'], [], PAGE_NAMES],
    [[], ['radius.card 1 → 2'], PAGE_NAMES],
  ])('captures, for changes of %j and %j, the pages %j', (files, tokens, pages) => {
    expect(touchedPages({ files, tokens, contrast: [] })).toEqual(pages);
  });

  test.each([
    ['neither version does', ['dice'], ['dice', 'mines'], false],
    ['one version does', ['dice'], ['dice', 'wingo'], true],
    ['one version does, because it lists no games', ['dice'], undefined, true],
  ])(
    'captures the Wingo board only if a version offers Wingo: %s',
    async (_, before, after, isPictured) => {
      const facts = JSON.parse(readFileSync(file('ember', 'brand.json'), 'utf8')) as object;
      const offering = (games: readonly string[] | undefined, radius: number) => ({
        ...filesOf('ember'),
        'brand.json': btoa(JSON.stringify({ ...facts, games })),
        'brand.tokens.json': btoa(
          JSON.stringify({ radius: { card: { $value: { value: radius, unit: 'px' } } } }),
        ),
      });
      replies['/ember/files/1'] = { body: { number: 1, hash: '', files: offering(before, 1) } };
      replies['/ember/files/2'] = { body: { number: 2, hash: '', files: offering(after, 2) } };
      replies['/ember/previews'] = { body: { address: 'https://e.example/preview?token=x' } };
      await run('diff ember --from 1 --to 2 --pictures', join(dir, 'out'));
      expect(jobs[0]?.pages.includes('wingo')).toBe(isPictured);
      expect(jobs[0]?.pages).toContain('dashboard');
    },
  );

  test('captures only pages of the site, each for the audience that may see it', () => {
    const dialogs: Readonly<Record<string, DialogFacts>> = DIALOGS;
    for (const name of PAGE_NAMES) {
      const { path, dialog, isMembers = false } = pageNamed(name);
      const page = PAGES.find((one) => one.path === path);
      expect(page?.game).toBe(gameOn(name));
      expect(page ? page.access === 'members' : path !== '/').toBe(isMembers);
      const audience = isMembers ? 'members' : 'visitors';
      if (dialog !== undefined) expect(dialogs[dialog]?.audience).toBe(audience);
    }
  });

  test('import reads a folder from any path, and uses its name as the id', async () => {
    const folder = join(dir, 'downloads/zephyr');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'brand.json'), '{}');
    writeFileSync(join(folder, '.DS_Store'), '');
    replies['/zephyr/drafts'] = { body: { ...VERSION, isNew: true, problems: [], notes: [] } };
    await run('import', folder);
    expect(sent.at(-1)).toMatchObject({
      path: '/zephyr/drafts',
      body: { files: { 'brand.json': Buffer.from('{}').toString('base64') } },
    });
    await expect(run('import', join(dir, 'nothing'))).rejects.toThrow('There is no folder');
  });

  test('import reports problems with the path of the given folder, and suggests only commands that find it', async () => {
    const folder = join(dir, 'downloads/zephyr');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'brand.json'), '{}');
    const problem = "tokens/brands/zephyr/brand.json:1: 'name' is missing. Add it.";
    replies['/zephyr/drafts'] = {
      body: { ...VERSION, isNew: true, problems: [problem], notes: [`${problem}`] },
    };
    const { passed, text } = await run('import', folder);
    expect(passed).toBe(false);
    expect(text).toContain(`  ${folder}/brand.json:1: 'name' is missing. Add it.`);
    expect(text).toContain(`note: ${folder}/brand.json:1:`);
    expect(text).not.toContain('tokens/brands/zephyr/');
    expect(text).not.toContain('check zephyr');
    expect(text).toContain(`Fix these problems in ${folder}, then import it again.`);
    replies['/zephyr/drafts'] = {
      status: 400,
      body: { message: 'The files cannot be kept.', problems: [problem] },
    };
    await expect(run('import', folder)).rejects.toThrow(`\n  ${folder}/brand.json:1:`);
  });

  test.each(['import', 'draft'])(
    '%s rejects a folder with a file that it would have to omit',
    async (command) => {
      const folder = command === 'draft' ? file('ember', '') : join(dir, 'downloads/ember');
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'brand.json'), '{}');
      writeFileSync(join(folder, 'hero.JPG'), '');
      const asked = command === 'draft' ? run('draft ember') : run('import', folder);
      await expect(asked).rejects.toThrow(
        /hero\.JPG:1: the file does not belong to a brand\. Name it hero\.jpg\./,
      );
      rmSync(join(folder, 'hero.JPG'));
    },
  );

  test('prints the message and the problems of a rejection from the server', async () => {
    replies['/ember/history'] = { body: HISTORY };
    replies['/ember/publications'] = {
      status: 422,
      body: { message: 'Nothing was published.', problems: ['one', 'two'] },
    };
    await expect(run('publish ember')).rejects.toThrow('Nothing was published.\n  one\n  two');
    replies['/ember/history'] = { body: { ...HISTORY, versions: [] } };
    await expect(run('publish ember')).rejects.toThrow(
      "ember has no version yet: 'npm run brand -- draft ember' creates one from its folder.",
    );
    await expect(run('draft zefyr')).rejects.toThrow(
      /There is no folder .*tokens\/brands\/zefyr: 'npm run brand -- new zefyr' creates a brand\. Existing brands: aurora/,
    );
  });

  describe('a command for a missing or invalid version', () => {
    const refused = (message: string, code?: string) => ({
      status: 404,
      body: { message, ...(code && { code }) },
    });
    const UNKNOWN = "This server has no brand 'ember', and no version of one.";

    test.each([
      ['publish ember', '/ember/history'],
      ['preview ember', '/ember/history'],
      ['history ember', '/ember/history'],
      ['rollback ember', '/ember/rollback'],
      ['cancel ember', '/ember/cancel'],
      ['diff ember', '/ember/files/served'],
      ['export ember', '/ember/files/served'],
    ])(
      '%s: suggests sending the folder of a brand that the server does not know',
      async (command, path) => {
        replies[path] = refused(UNKNOWN, 'UNKNOWN_BRAND');
        await expect(run(command)).rejects.toThrow(
          `${UNKNOWN} 'npm run brand -- draft ember' uploads the folder.`,
        );
      },
    );

    test('suggests nothing for an unknown brand without a local folder', async () => {
      replies['/zefyr/history'] = refused(UNKNOWN, 'UNKNOWN_BRAND');
      await expect(run('publish zefyr')).rejects.toThrow(new RegExp(`^${UNKNOWN}$`));
      await expect(run('diff zefyr --to 2')).rejects.toThrow('No.');
    });

    test.each([
      ['diff ember', '--from 1'],
      ['export ember --out elsewhere', '--version 1'],
    ])('%s: suggests a version of a brand that is not served', async (command, option) => {
      const why = 'ember is not served, so there is nothing to compare or to export.';
      replies['/ember/files/served'] = refused(why, 'NOT_SERVED');
      const [name] = command.split(' ');
      await expect(run(command)).rejects.toThrow(
        `${why} 'npm run brand -- ${name} ember ${option}' uses a version instead.`,
      );
    });

    test('history omits the folder for a brand that is not served', async () => {
      replies['/ember/history'] = {
        body: { number: null, served: false, versions: [VERSION], publications: [] },
      };
      expect((await run('history ember')).text).toMatch(/^ember is not served\.\nVersions:/);
    });

    test.each(['publish', 'preview'])(
      '%s rejects a version that does not exist',
      async (command) => {
        replies['/ember/history'] = { body: HISTORY };
        await expect(run(`${command} ember --version 9`)).rejects.toThrow(
          "There is no version 9 of ember: the newest is 3. 'npm run brand -- history ember' lists all.",
        );
        replies['/ember/history'] = { body: { ...HISTORY, versions: [] } };
        await expect(run(`${command} ember --version 9`)).rejects.toThrow(
          "ember has no version yet: 'npm run brand -- draft ember' creates one from its folder.",
        );
      },
    );

    test('draft and diff reject a brand without a folder', async () => {
      const why = /There is no folder .*zefyr: 'npm run brand -- new zefyr' creates a brand/;
      await expect(run('draft zefyr')).rejects.toThrow(why);
      replies['/zefyr/files/served'] = {
        body: { number: 1, hash: '', files: filesOf('lagoon') },
      };
      await expect(run('diff zefyr')).rejects.toThrow(why);
    });

    test('import accepts only folders of brands', async () => {
      await expect(run('import', file('ember', 'brand.json'))).rejects.toThrow(
        'brand.json is a file: enter the path of its folder.',
      );
      mkdirSync(join(dir, 'empty'));
      await expect(run('import', join(dir, 'empty'))).rejects.toThrow(
        'empty is not the folder of a brand: it has no brand.json.',
      );
      expect(sent).toEqual([]);
    });

    test('export and diff do not replace a file with a folder', async () => {
      replies['/ember/files/served'] = { body: { number: 3, hash: '', files: filesOf('lagoon') } };
      const taken = file('ember', 'brand.json');
      await expect(run('export ember --out', taken)).rejects.toThrow('is a file: name a folder.');
      replies['/ember/history'] = {
        body: {
          ...HISTORY,
          versions: [
            {
              ...VERSION,
              hash: hashOfFiles(readFolder(join(dir, 'tokens'), 'ember').folder.files),
            },
          ],
        },
      };
      replies['/ember/previews'] = { body: { address: 'https://e.example/preview?token=x' } };
      await expect(run('diff ember --pictures', taken)).rejects.toThrow('is a file: name a');
    });

    test('rejects the response of a different kind of server', async () => {
      replies['/ember/history'] = { status: 200, body: undefined as unknown as object };
      await expect(run('history ember')).rejects.toThrow(
        /answered 200 without saying why: is it the address of this platform's server\?/,
      );
    });
  });

  test.each([
    ['publish', /The brand is missing\. Use 'npm run brand -- publish ID'/],
    ['publish ember --at tomorrow', /--at 'tomorrow': use a date and a time/],
    ['publish ember --at 2026-12-01', /--at '2026-12-01': use a date and a time/],
    ['publish ember --at 2026-02-30T09:00:00Z', /--at '2026-02-30T09:00:00Z': use a date and a/],
    ['cancel ember --at 9:00', /--at '9:00': use a date and a time/],
    ['publish ember --version x', /--version takes a whole number from 1/],
    ['publish ember --merge --folder', /^Only versions can be merged: omit --folder/],
    [
      'publish ember --version 2 --folder',
      /^Publish either the folder or a version: omit --folder/,
    ],
    ['publish ember 2', /^Unexpected argument '2'\. Use 'npm run brand -- publish ID'\.$/],
    ['preview ember --hours 0', /--hours takes a whole number from 1/],
    ['rollback ember --version 1', /^Unknown option '--version'/],
    ['draft ember --at 2026-12-01T09:00:00Z', /^Unknown option '--at'/],
    ['draft Ember', /^'Ember' is not a valid id\./],
    ['import', /^The folder is missing\. Use 'npm run brand -- import DIR'\.$/],
  ])('%j prints the usage', (argv, message) => {
    expect(() => readOptions(argv.split(' '))).toThrow(message);
  });

  test('takes the token from the settings, or from the server on this machine', () => {
    const at = (given: string | undefined, environment: Record<string, string>) =>
      accessTo(given, environment, dir, () => undefined);
    expect(at(undefined, { STAFF_TOKEN: 'x', PORT: '5000' })).toEqual({
      address: 'http://localhost:5000',
      token: 'x',
    });
    expect(at(undefined, {})).toEqual({
      address: 'http://localhost:4000',
      token: expect.any(Function) as unknown,
    });
    mkdirSync(join(dir, '.data'));
    writeFileSync(join(dir, '.data/staff.json'), '{ "token": "made" }');
    for (const here of ['http://ember.localhost:4000', 'http://127.0.0.1:5000']) {
      expect(at(`${here}/`, {})).toEqual({ address: here, token: 'made' });
    }
    // The local server's token is never sent to another server.
    expect(at('https://play.example/', {}).token).toEqual(expect.any(Function));
    expect(() => at(undefined, { STAFF_TOKEN: 'copied…' })).toThrow(
      'The token contains invalid characters. Copy it again.',
    );
    expect(() => at('play.example', { STAFF_TOKEN: 'x' })).toThrow(/--server/);
  });
});

describe('the difference', () => {
  const ground = { foundation: readFoundation(TOKENS_DIR), pairs: readPairs(TOKENS_DIR) };
  const ember = readFolder(TOKENS_DIR, 'ember').folder;
  const changed = (texts: Record<string, string>) => ({
    ...ember,
    files: new Map([
      ...ember.files,
      ...Object.entries(texts).map(
        ([name, text]) => [name, new TextEncoder().encode(text)] as const,
      ),
    ]),
  });
  const facts = new TextDecoder().decode(ember.files.get('brand.json'));
  const look = JSON.parse(new TextDecoder().decode(ember.files.get('brand.tokens.json'))) as object;

  test('is empty for two folders with the same files', () => {
    expect(shownDifference(differenceOf(ember, changed({}), ground), false)).toBe(
      'There are no differences.',
    );
  });

  test('lists changed values in files, both token values, and changed pictures', () => {
    const after = changed({
      'brand.json': JSON.stringify({
        ...(JSON.parse(facts) as object),
        title: 'Embers',
        games: ['wingo'],
      }),
      // Keeps the other tokens, because the brand's gradient has colours.
      'brand.tokens.json': JSON.stringify({
        ...look,
        radius: { card: { $value: { value: 31, unit: 'px' } } },
      }),
      'logo.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M1 1h5"/></svg>',
    });
    const { files, tokens, contrast } = differenceOf(ember, after, ground);
    expect(contrast, 'no colour has changed').toEqual([]);
    expect(files).toContain('brand.json: title "Ember Gaming Platform" → "Embers"');
    expect(files).toContain('logo.svg: another picture');
    expect(tokens).toContainEqual(expect.stringMatching(/^radius\.card \d+ px → 31 px$/));
  });

  test('formats values for people, not as in files', () => {
    const shadow = {
      color: { colorSpace: 'oklch', components: [0.1, 0.01, 262], alpha: 0.2 },
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 2, unit: 'px' },
      blur: { value: 8, unit: 'px' },
      spread: { value: 0, unit: 'px' },
    };
    const after = changed({
      'brand.tokens.json': JSON.stringify({
        color: { hover: { $value: '{palette.neutral.5}' } },
        duration: { dialog: { $value: { value: 111, unit: 'ms' } } },
        easing: { standard: { $value: [0.1, 0, 0, 1] } },
        font: { family: { body: { $value: ['Sora Variable', 'sans-serif'] } } },
        gradient: {
          hero: {
            $value: [
              { color: '{palette.accent.9}', position: 0 },
              { color: '#3366ff', position: 0.5 },
            ],
          },
        },
        shadow: { raised: { $value: shadow } },
      }),
    });
    const text = differenceOf(ember, after, ground).tokens.join('\n');
    expect(text).toMatch(/^color\.hover \S.* → \{palette\.neutral\.5\}$/m);
    expect(text).toMatch(/^duration\.dialog \d+ ms → 111 ms$/m);
    expect(text).toMatch(/^easing\.standard .* → 0\.1, 0, 0, 1$/m);
    expect(text).toMatch(/^font\.family\.body .* → Sora Variable, sans-serif$/m);
    expect(text).toMatch(
      /^gradient\.hero .* → \{palette\.accent\.9\} at 0%, #3366ff oklch\(.*\) at 50%$/m,
    );
    expect(text).toMatch(
      /^shadow\.raised .* → #[0-9a-f]{6} oklch\(0\.1 0\.01 262 \/ 0\.2\), offsetX 0 px, offsetY 2 px, blur 8 px, spread 0 px$/m,
    );
    expect(text).not.toMatch(/"(value|unit|colorSpace)"/);
  });

  test('names the state of a contrast, so that no line occurs twice', () => {
    const after = changed({
      'dark.tokens.json': JSON.stringify({
        palette: { accent: { 9: { $value: 'oklch(0.4 0.1 200)' } } },
      }),
    });
    const { contrast } = differenceOf(ember, after, ground);
    expect(contrast.length).toBeGreaterThan(3);
    expect(contrast.filter((line, at) => contrast.indexOf(line) < at)).toEqual([]);
    expect(contrast.join('\n')).toMatch(/ \(\w+(, \w+)* \(hover\).*\) \d/);
  });

  test('lists contrasts before and after, with insufficient contrasts first', () => {
    const after = changed({
      'brand.tokens.json':
        '{ "color": { "text": { "muted": { "$value": "{palette.neutral.7}" } } } }',
    });
    const { contrast } = differenceOf(ember, after, ground);
    expect(contrast[0]).toMatch(
      /^color\.text\.muted on .* \d+\.\d\d:1 → [1-3]\.\d\d:1, (dark|light), too little: [34.5]+:1 is needed$/,
    );
    const shown = shownDifference(differenceOf(ember, after, ground), false);
    expect(shown).toMatch(/\.\.\. and \d+ more: --all lists them\.$/);
  });
});
