import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Snapshot } from '../snapshot.ts';

/** A new empty folder outside the repository. */
export const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'visual-'));

/** The body of each story, by id. The body 'throws' is a story whose play function fails. */
export type FixtureStories = Record<string, string>;

/** A preview as small as can be: it shows a body and announces it as Storybook does. */
const preview = (stories: FixtureStories) => `<!doctype html>
<style>
  body { margin: 0; background: white; font: 16px monospace }
  @keyframes turn { to { transform: rotate(1turn) } }
</style>
<body></body>
<script type="module">
  const listeners = {};
  const channel = { on: (event, listener) => (listeners[event] = listener) };
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = channel;
  const query = new URLSearchParams(location.search);
  const [, brand] = /brand:([a-z]+)/.exec(query.get('globals'));
  const body = ${JSON.stringify(stories).replaceAll('<', '\\u003c')}[query.get('id')];
  document.body.innerHTML = body.replaceAll('BRAND', brand);
  for (const script of document.querySelectorAll('body script')) new Function(script.text)();
  if (body === 'throws') listeners.playFunctionThrewException({ message: 'No such button' });
  else listeners.storyFinished({ status: 'success' });
</script>`;

/** Writes a folder that looks like a built Storybook with these stories. */
export function fixtureStorybook(name: string, stories: FixtureStories): Snapshot {
  const storybook = temporaryFolder();
  const entries = Object.keys(stories).map((id) => {
    const [title, story] = id.split('--');
    return [id, { id, title, name: story, type: 'story' }] as const;
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
    hash: createHash('sha256').update(JSON.stringify(stories)).digest('hex').slice(0, 16),
    brands: ['aurora', 'ember'],
  };
}
