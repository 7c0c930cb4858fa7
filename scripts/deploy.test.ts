import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readConfig, SETTINGS } from '../apps/server/src/config.ts';
import { Metrics } from '../apps/server/src/http/metrics.ts';

const read = (file: string) => readFileSync(new URL(`../deploy/${file}`, import.meta.url), 'utf8');
const names = new Set([...Object.keys(SETTINGS), 'NODE_OPTIONS']);

/** The metrics of a server, by name. Of a histogram all three. */
async function metricsOfServer(): Promise<Set<string>> {
  const metrics = new Metrics({
    pool: () => ({ open: 0, idle: 0, waiting: 0 }),
    roundLag: () => Promise.resolve(0),
    figures: () => Promise.resolve([]),
    onError: () => undefined,
  });
  metrics.watchProcess();
  const { body } = await metrics.text();
  return new Set(
    [...body.matchAll(/^# TYPE (\w+) (\w+)/gm)].flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_count`, `${name}_sum`, `${name}_bucket`] : [name],
    ),
  );
}

/** The metrics that an expression reads: names with an underscore that are neither labels nor functions. */
const metricsIn = (expression: string): string[] =>
  [...expression.replaceAll(/\{[^}]*\}/g, '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()/g)].map(
    ([name]) => name,
  );

interface Compose {
  services: Record<'server' | 'database', { environment: Record<string, string> }>;
}

/** The settings of a server, with secrets filled in. */
function filledIn(): Record<string, string> {
  const lines = read('systemd/platform.env')
    .replace('JWT_SECRET=', `JWT_SECRET=${'j'.repeat(32)}`)
    .replace('SEALING_KEYS=1:', `SEALING_KEYS=1:${'s'.repeat(64)}`)
    .replace('RECEIPT_KEY=', `RECEIPT_KEY=${'a'.repeat(64)}`)
    .replace('METRICS_TOKEN=', `METRICS_TOKEN=${'m'.repeat(32)}`);
  return Object.fromEntries(
    [...lines.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

interface Alerts {
  groups: { rules: { alert: string; expr: string; annotations: { summary: string } }[] }[];
}
interface Board {
  panels: { title: string; targets: { expr: string }[] }[];
}

const { groups } = parse(read('monitoring/alerts.yml')) as Alerts;
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('monitoring/board.json')) as Board;

describe('what an operator deploys', () => {
  test('names settings that the server has', () => {
    const settings = [...read('systemd/platform.env').matchAll(/^#?([A-Z_]+)=/gm)].map(
      ([, name = '']) => name,
    );
    expect(settings.length).toBeGreaterThan(10);
    expect(settings.filter((name) => !names.has(name))).toEqual([]);
    const { services } = parse(read('container/compose.yaml')) as Compose;
    const own = Object.keys(services.server.environment);
    expect(own.filter((name) => !names.has(name))).toEqual([]);
  });

  test('starts, once its secrets are filled in', () => {
    expect(() => readConfig(filledIn())).not.toThrow();
  });

  test('leads a container to the database beside it, and to no other', () => {
    const { services } = parse(read('container/compose.yaml')) as Compose;
    const config = readConfig({ ...filledIn(), ...services.server.environment });
    const { DATABASE_URL, DATABASE_OWNER_URL, DATABASE_DRAW_URL } = config;
    expect([DATABASE_OWNER_URL, DATABASE_DRAW_URL]).toEqual([undefined, undefined]);
    expect(new URL(DATABASE_URL ?? '').hostname).toBe('database');
    expect(Object.keys(services)).toContain('database');
  });

  test('says how the password of a container has to be written, as it is part of an address', () => {
    const { POSTGRES_PASSWORD = '' } = (parse(read('container/compose.yaml')) as Compose).services
      .database.environment;
    for (const text of [POSTGRES_PASSWORD, read('README.md')]) {
      expect(text).toMatch(/letters and digits.*openssl rand -hex 24/);
    }
  });

  test('keeps the secrets of a container out of the repository and of the image', () => {
    const [, file = ''] = /to `(deploy\/container\/[^`]+)`/.exec(read('README.md')) ?? [];
    const root = new URL('..', import.meta.url);
    expect(spawnSync('git', ['check-ignore', file], { cwd: root }).status, file).toBe(0);
    const ignored = read('container/Dockerfile.dockerignore').split('\n').filter(Boolean);
    expect(
      ignored.some((path) => file.startsWith(`${path}/`)),
      file,
    ).toBe(true);
  });

  test('is started again however long its database is away', () => {
    const unit = read('systemd/platform@.service');
    const [, head = ''] = /\[Unit\]\n([^[]*)/.exec(unit) ?? [];
    expect(unit).toContain('Restart=always\n');
    expect(head).toContain('StartLimitIntervalSec=0\n');
  });

  test('watches metrics that the server has', async () => {
    const known = await metricsOfServer();
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const read = expressions.flatMap(metricsIn).filter((name) => name !== 'histogram_quantile');
    expect(read.length).toBeGreaterThan(20);
    expect([...new Set(read)].filter((name) => !known.has(name))).toEqual([]);
  });

  test('has an alert for all that docs/operating.md says to watch', () => {
    const operating = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');
    const [, list = ''] = /Set alerts on these:\n\n((?:- .*\n)+)/.exec(operating) ?? [];
    const watched = [...list.matchAll(/^- `(\w+)`/gm)].map(([, name = '']) => name);
    expect(watched.length).toBeGreaterThan(5);
    const alerts = rules.map(({ expr }) => expr).join('\n');
    expect(watched.filter((name) => !alerts.includes(name))).toEqual([]);
  });

  test('explains every value of its templates', () => {
    const readme = read('README.md');
    const values = readdirSync(new URL('../deploy/cluster', import.meta.url)).flatMap((file) =>
      [...read(`cluster/${file}`).matchAll(/\$\{([A-Z_0-9]+)\}/g)].map(([, name = '']) =>
        name.replace(/_[123]$/, ''),
      ),
    );
    const unknown = [...new Set(values)].filter((name) => !readme.includes(`\`${name}`));
    expect(unknown).toEqual([]);
  });
});
