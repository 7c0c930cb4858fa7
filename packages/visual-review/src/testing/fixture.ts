import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Story } from '../shots.ts';
import type { Snapshot } from '../snapshot.ts';
import type { Sources } from '../sources.ts';

export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'visual-'));

/**
 * Bodies of stories by name. 'throws' fails; a body that begins with 'late' takes half a second.
 */
export type FixtureStories = Record<string, string>;

/** Returns a minimal preview, which shows the body of a story and sends Storybook's events. */
const preview = (stories: FixtureStories) => `<!doctype html>
<style>
  body { margin: 0; background: white; font: 16px monospace }
  @keyframes turn { to { transform: rotate(1turn) } }
</style>
<body></body>
<script type="module">
  const listeners = {};
  const stories = ${JSON.stringify(stories).replaceAll('<', '\\u003c')};
  const query = new URLSearchParams(location.search);
  const globals = Object.fromEntries(
    query.get('globals').split(';').map((one) => one.split(':')),
  );
  let story = query.get('id');
  const render = () => {
    const body = stories[story];
    document.body.innerHTML = body
      .replaceAll('BRAND', globals.brand)
      .replaceAll('SCHEME', globals.scheme)
      .replaceAll('DIRECTION', globals.direction);
    for (const script of document.querySelectorAll('body script')) new Function(script.text)();
    if (body === 'throws') listeners.playFunctionThrewException({ message: 'No such button' });
    else listeners.storyFinished({ status: 'success' });
  };
  globalThis.asked = [];
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = {
    on: (event, listener) => (listeners[event] = listener),
    emit: (event, detail) => {
      asked.push(event);
      if (event === 'updateGlobals') Object.assign(globals, detail.globals);
      else story = detail.storyId;
      render();
    },
  };
  if (stories[story].startsWith('late')) setTimeout(render, 500);
  else render();
</script>`;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);

export const fixtureSources = (stories: FixtureStories): Sources => ({
  common: '',
  files: Object.fromEntries(
    Object.entries(stories).map(([id, body]) => [`${id}.stories.tsx`, hashOf(body)]),
  ),
  graph: {},
  storyFiles: {},
  tokens: null,
  reach: null,
});

/** Returns a story for the index: 'ui--a' is the story 'a' of 'ui'. By default, it has no scrolled look. */
export const fixtureStory = (
  id: string,
  tags: readonly string[] = ['not-pictured-scrolled'],
): Story => {
  const [title = '', name = ''] = id.split('--');
  return { id, title, name, tags, file: `${id}.stories.tsx` };
};

export function fixtureStorybook(
  name: string,
  stories: FixtureStories,
  tags: Readonly<Record<string, readonly string[]>> = {},
): Snapshot {
  const storybook = temporaryFolder();
  const entries = Object.keys(stories).map((id) => {
    const { file, ...story } = fixtureStory(id, tags[id]);
    return [id, { ...story, type: 'story', importPath: `./${file}` }] as const;
  });
  mkdirSync(storybook, { recursive: true });
  writeFileSync(join(storybook, 'iframe.html'), preview(stories));
  writeFileSync(
    join(storybook, 'index.json'),
    JSON.stringify({ v: 5, entries: Object.fromEntries(entries) }),
  );
  return {
    name,
    storybook,
    tree: hashOf(JSON.stringify(stories)),
    brands: [
      { id: 'aurora', scheme: 'dark' },
      { id: 'ember', scheme: 'dark' },
    ],
    sources: fixtureSources(stories),
  };
}
