import { join } from 'node:path';
import { build } from 'esbuild';
import type { Options } from 'tsup';
import { runnerImport, type UserConfig } from 'vite';
import { expect, test } from 'vitest';
import journeysServer from '../apps/server/journeys.config.ts';
import server from '../apps/server/tsup.config.ts';
import journeysWeb from '../apps/web/journeys.config.ts';
import web from '../apps/web/vite.config.ts';
import { GAMES } from '../packages/rules/src/games/index.ts';
import { QUICK_GAME } from '../packages/testing/src/quickGames.ts';

const root = join(import.meta.dirname, '..');
const RULES = `${root}/packages/rules/src/games/index.ts`;

interface Rules {
  GAMES: readonly { id: string }[];
}

async function gamesOfServer(config: unknown): Promise<Rules['GAMES']> {
  const { outputFiles } = await build({
    entryPoints: [RULES],
    bundle: true,
    write: false,
    format: 'esm',
    plugins: (config as Options).esbuildPlugins ?? [],
  });
  const [code] = outputFiles.map(({ text }) => text);
  const module = (await import(`data:text/javascript,${encodeURIComponent(code ?? '')}`)) as Rules;
  return module.GAMES;
}

async function gamesOfWeb({ plugins }: UserConfig): Promise<Rules['GAMES']> {
  const { module } = await runnerImport<Rules>(RULES, { plugins: plugins ?? [] });
  return module.GAMES;
}

const quickGames = GAMES.map((game) =>
  game.id === QUICK_GAME.id ? { ...game, ...QUICK_GAME } : game,
);

test('the production build contains the unchanged game table', async () => {
  expect(await gamesOfServer(server)).toEqual(GAMES);
  expect(await gamesOfWeb(web)).toEqual(GAMES);
});

test('the build for journeys contains a game with short rounds, on the server and in the web app', async () => {
  expect(quickGames).not.toEqual(GAMES);
  expect(await gamesOfServer(journeysServer)).toEqual(quickGames);
  expect(await gamesOfWeb(journeysWeb)).toEqual(quickGames);
});

test('the build for journeys has its own folders', () => {
  expect((journeysServer as Options).outDir).toBe('dist-journeys');
  expect((server as Options).outDir).toBe('dist');
  expect((journeysWeb as UserConfig).build?.outDir).toBe('dist-journeys/');
  expect(web.build?.outDir).toBe('dist/');
});
