import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { listenToStorybook } from '@platform/visual-review';
import { freePort } from '../../packages/testing/src/freePort.ts';
import { isSoonTrue, PATIENCE, type Browser, type Point } from './browser.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Code points of keys in the WebDriver protocol. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  F8: '\uE038',
};

/** Expression that is true once a story is shown and Storybook can switch to another one. */
const IS_OPEN =
  "!!globalThis.__STORYBOOK_ADDONS_CHANNEL__ && !!document.querySelector('#storybook-root > *')";

/**
 * Script that replaces Storybook's channel after the page has loaded. WebDriver cannot run code
 * before the page does.
 */
const LISTEN = `(() => {
  globalThis.__name = (value) => value;
  const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
  (${String(listenToStorybook)})();
  globalThis.__STORYBOOK_ADDONS_CHANNEL__ = channel;
})()`;

/** Ends a process and its children, which `xvfb-run` does not end. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  process.kill(-child.pid);
  await once(child, 'exit');
}

/** Starts WebKitGTK's small browser with its driver, on a display without a screen. */
export async function startWebKit(driver: string): Promise<Browser> {
  const port = await freePort();
  // Option `-a` finds a free display.
  const child = spawn('xvfb-run', ['-a', driver, `--port=${port}`], {
    // Disables WebKit's sandbox, which needs privileges that containers lack.
    env: { ...process.env, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
    stdio: 'ignore',
    detached: true,
  });
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const isReady = () => send('GET', '/status').then(() => true);
  if (!(await isSoonTrue({ evaluate: isReady }, ''))) {
    await stop(child);
    throw new Error(`${driver} did not start.`);
  }

  const { sessionId, capabilities } = (await send('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        timeouts: { script: PATIENCE },
        'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
      },
    },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `/session/${sessionId}`;
  const evaluate = (expression: string) =>
    send('POST', `${session}/execute/async`, {
      script: `const [done] = arguments; Promise.resolve(${expression}).then(done)`,
      args: [],
    });
  const perform = (type: string, actions: readonly object[]) =>
    send('POST', `${session}/actions`, { actions: [{ type, id: type, actions }] });
  const key = (type: string) => (value: string) => ({ type, value });
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    async open(url) {
      await send('POST', `${session}/url`, { url });
      if (!(await isSoonTrue({ evaluate }, IS_OPEN))) throw new Error(`${url} did not open.`);
      await evaluate(LISTEN);
    },
    evaluate,
    async press(keys) {
      const held = keys.split('+').map((name) => KEYS[name] ?? name);
      const actions = [...held.map(key('keyDown')), ...held.toReversed().map(key('keyUp'))];
      await perform('key', actions);
    },
    async drag(from, to) {
      const button = (type: string) => ({ type, button: 0 });
      const move = (point: Point) => ({ type: 'pointerMove', ...point });
      await perform('pointer', [move(from), button('pointerDown'), move(to), button('pointerUp')]);
    },
    // WebDriver does not report the console.
    complaints: () => [],
    async close() {
      await send('DELETE', session);
      await stop(child);
    },
  };
}
