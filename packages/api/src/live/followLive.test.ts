import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browser, eventOf, liveServer, openTab, type Tab } from './testing/browser';

beforeEach(() => {
  vi.useFakeTimers();
});
const opened: Tab[] = [];
afterEach(() => {
  for (const tab of opened.splice(0)) tab.close();
  vi.useRealTimers();
});

const pass = (ms = 10) => vi.advanceTimersByTimeAsync(ms);
const HELLO = { type: 'hello', resumed: false } as const;
const RESUMED = { type: 'hello', resumed: true } as const;

function setUp(count: number) {
  const server = liveServer();
  const tabs = browser();
  const open = () => {
    const tab = openTab(tabs, server.send);
    opened.push(tab);
    return tab;
  };
  return { server, open, all: Array.from({ length: count }, open) };
}

describe('followLive', () => {
  it('reads one stream for all tabs, and delivers every message once per tab', async () => {
    const { server, all } = setUp(3);
    await pass();
    expect(server.streams).toHaveLength(1);
    const [stream] = server.streams;
    expect(stream).toMatchObject({ from: null, token: 'Bearer t1' });
    expect(all.map((tab) => tab.isLive())).toEqual([false, false, false]);
    stream?.send(HELLO);
    stream?.send(eventOf('1'), 'a');
    stream?.send(eventOf('1'), 'a');
    stream?.send(eventOf('2'), 'b');
    await pass();
    for (const tab of all) {
      expect(tab.events()).toEqual(['1', '2']);
      expect(tab.isLive()).toBe(true);
      expect(tab.outOfDate()).toBe(0);
    }
  });

  it('continues in another tab after the leader is closed', async () => {
    const { server, all } = setUp(2);
    const [first, second] = all;
    await pass();
    server.streams[0]?.send(HELLO);
    server.streams[0]?.send(eventOf('1'), 'a');
    await pass();
    first?.close();
    await pass();
    expect(server.streams[0]?.isLeft()).toBe(true);
    expect(server.streams[1]?.from).toBe('a');
    expect(second?.isLive()).toBe(false);
    server.streams[1]?.send(RESUMED);
    server.streams[1]?.send(eventOf('1'), 'a');
    server.streams[1]?.send(eventOf('2'), 'b');
    await pass();
    expect(second?.events()).toEqual(['1', '2']);
    expect(second?.isLive()).toBe(true);
    expect(second?.outOfDate()).toBe(0);
  });

  it('sends a new tab the messages since its data request', async () => {
    const { server, open } = setUp(1);
    await pass();
    server.streams[0]?.send(HELLO);
    server.streams[0]?.send(eventOf('1'), 'a');
    await pass(20_000);
    server.streams[0]?.send(eventOf('2'), 'b');
    await pass(1_000);
    const late = open();
    await pass();
    expect(late.isLive()).toBe(true);
    expect(late.messages).toMatchObject([{ type: 'event', event: { id: '2' }, past: true }]);
  });

  it('reconnects with growing pauses, and resumes', async () => {
    const { server, all } = setUp(1);
    await pass();
    server.streams[0]?.send(HELLO);
    server.streams[0]?.send(eventOf('1'), 'a');
    await pass();
    server.refuse(new TypeError('Failed to fetch'));
    server.streams[0]?.end(new TypeError('network error'));
    await pass();
    expect(all[0]?.isLive()).toBe(false);
    await pass(120_000);
    // Expects retries after 1, 2, 4, 8, 16 and 30 s, then every 30 s.
    expect(server.asked()).toBeGreaterThan(5);
    expect(server.asked()).toBeLessThan(10);
    server.refuse(undefined);
    await pass(30_000);
    expect(server.streams[1]?.from).toBe('a');
    server.streams[1]?.send(RESUMED);
    await pass();
    expect(all[0]?.isLive()).toBe(true);
    expect(all[0]?.outOfDate()).toBe(0);
  });

  it('reports stale data if missed messages cannot be delivered', async () => {
    const { server, all } = setUp(2);
    await pass();
    server.streams[0]?.send(HELLO, 'a');
    await pass();
    server.streams[0]?.end();
    await pass(1_100);
    server.streams[1]?.send(HELLO, 'b');
    await pass();
    expect(all.map((tab) => tab.outOfDate())).toEqual([1, 1]);
  });

  it('drops a silent stream, even if it never sent anything', async () => {
    const { server, all } = setUp(1);
    await pass(46_100);
    expect(server.streams[0]?.isLeft()).toBe(true);
    server.streams[1]?.send(HELLO);
    await pass(40_000);
    server.streams[1]?.send({ type: 'beat' }, 'x');
    await pass(40_000);
    expect(all[0]?.isLive()).toBe(true);
    await pass(7_000);
    expect(all[0]?.isLive()).toBe(false);
    expect(server.streams[2]?.from).toBe('x');
  });

  it.each([204, 404, 405, 501])(
    'requests the stream only once from a server that has none (%i)',
    async (status) => {
      const { server, all } = setUp(2);
      server.refuse(status);
      await pass(300_000);
      expect(server.asked()).toBe(1);
      expect(all.map((tab) => tab.isLive())).toEqual([false, false]);
    },
  );

  it('reports the end of the session if the stream ends with it, and does not reconnect', async () => {
    const { server, all } = setUp(2);
    await pass();
    server.streams[0]?.send(HELLO);
    server.streams[0]?.send({ type: 'end' });
    server.streams[0]?.end();
    await pass(120_000);
    expect(all.map((tab) => tab.sessionOver())).toEqual([1, 1]);
    expect(server.asked()).toBe(1);
    expect(all.map((tab) => tab.isLive())).toEqual([false, false]);
  });

  it('reports the end of the session if the stream is refused because of it', async () => {
    const { server, all } = setUp(1);
    server.refuse(401);
    await pass(120_000);
    expect(all[0]?.sessionOver()).toBe(1);
    expect(server.asked()).toBe(1);
  });

  it('ignores unknown and incomplete messages', async () => {
    const { server, all } = setUp(1);
    await pass();
    const [stream] = server.streams;
    stream?.send(HELLO);
    stream?.write('data: {"type":"of a later server"}\n\ndata: no JSON\n\n: a comment\n\nda');
    stream?.write(`ta: ${JSON.stringify(eventOf('1'))}\n`);
    stream?.write('\n');
    await pass();
    expect(all[0]?.events()).toEqual(['1']);
  });

  it('treats a silent leader as closed', async () => {
    const { server, all } = setUp(2);
    await pass();
    server.streams[0]?.send(HELLO);
    await pass();
    expect(all[1]?.isLive()).toBe(true);
    // A frozen tab is as silent as a closed one.
    await pass(44_000);
    expect(all[1]?.isLive()).toBe(true);
    await pass(2_000);
    expect(all[1]?.isLive()).toBe(false);
  });

  it('opens no stream if tabs cannot share one', async () => {
    const server = liveServer();
    const tab = openTab(undefined as never, server.send);
    opened.push(tab);
    await pass(60_000);
    expect(server.asked()).toBe(0);
    expect(tab.isLive()).toBe(false);
  });
});
