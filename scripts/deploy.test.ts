import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { calls } from '../packages/api/src/contract/calls.ts';
import { readConfig, readSettings, SETTINGS } from '../apps/server/src/config/config.ts';
import { readSignerConfig, SIGNER_SETTINGS } from '../apps/server/src/config/signerConfig.ts';
import { bundleIn } from '../apps/server/tsup.config.ts';
import { Metrics } from '../apps/server/src/http/metrics.ts';

const read = (file: string) => readFileSync(new URL(`../deploy/${file}`, import.meta.url), 'utf8');
const operating = readFileSync(new URL('../docs/operating.md', import.meta.url), 'utf8');
const names = new Set([...Object.keys(SETTINGS), 'NODE_OPTIONS']);
const signerNames = new Set([...Object.keys(SIGNER_SETTINGS), ...Object.keys(SETTINGS)]);

/** Returns the metrics that the server exports. A histogram exports three. */
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

/** Returns the metrics in an expression: names with an underscore that are neither labels nor functions. */
const metricsIn = (expression: string): string[] =>
  [...expression.replaceAll(/\{[^}]*\}/g, '').matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?!\()/g)].map(
    ([name]) => name,
  );

/** Returns the metrics that docs/operating.md says to watch. */
function watchedMetrics(): string[] {
  const [, list = ''] = /Set alerts on these:\n\n((?:- .*\n)+)/.exec(operating) ?? [];
  const watched = [...list.matchAll(/^- `(\w+)`/gm)].map(([, name = '']) => name);
  expect(watched.length).toBeGreaterThan(5);
  return watched;
}

interface Service {
  image?: string;
  environment: Record<string, string>;
  command?: string[];
  ports?: string[];
  volumes: string[];
  networks?: unknown;
}
interface Compose {
  services: Record<'server' | 'draw' | 'signer' | 'migrate' | 'database' | 'proxy', Service>;
  networks: { default: { ipam: { config: { subnet: string }[] } } };
}
const { services, networks } = parse(read('container/compose.yaml')) as Compose;

/** Environment files, one for each user that runs a part of the server. */
const ENV_FILES = ['platform.env', 'platform-draw.env'];

/** Returns the names of the credentials of a unit. */
const credentialsOf = (unit: string): string[] =>
  [...read(`systemd/${unit}.service`).matchAll(/^LoadCredentialEncrypted=([^:]+):(.*)$/gm)].map(
    ([, name = '', path]) => {
      expect(path).toBe(`/etc/credstore.encrypted/platform/${name}`);
      return name;
    },
  );

function filledIn(file = 'platform.env'): Record<string, string> {
  const lines = read(`systemd/${file}`)
    .replace('JWT_SECRET=', `JWT_SECRET=${'j'.repeat(32)}`)
    .replace('TWO_FACTOR_KEYS=', `TWO_FACTOR_KEYS=1:${'s'.repeat(64)}`)
    .replace('SEALING_KEYS=1:', `SEALING_KEYS=1:${'s'.repeat(64)}`)
    .replace('SMTP_URL=', 'SMTP_URL=smtp://mail.example.com:587')
    .replace('DATABASE_URL=', 'DATABASE_URL=postgres://server_app:x@127.0.0.1:6432/platform')
    .replace('RECEIPT_KEY=', `RECEIPT_KEY=${'a'.repeat(64)}`)
    .replace('EXCLUSION_KEY=', `EXCLUSION_KEY=${'e'.repeat(64)}`)
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

interface Patroni {
  bootstrap: { dcs: { postgresql: { parameters: Record<string, string | number> } } };
  restapi: object;
  ctl: object;
  etcd3: object;
  postgresql: {
    authentication: Record<string, object>;
    pg_hba: string[];
    parameters: object;
  };
}

const { groups } = parse(read('monitoring/alerts.yml')) as Alerts;
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(read('monitoring/board.json')) as Board;

describe('the files in deploy', () => {
  test('contain only settings of the server', () => {
    const files = ENV_FILES.map((file) => read(`systemd/${file}`)).join('\n');
    const settings = [...files.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name);
    expect(settings.length).toBeGreaterThan(10);
    expect(settings.filter((name) => !names.has(name))).toEqual([]);
    const { server, draw, migrate } = services;
    const own = [server, draw, migrate].flatMap(({ environment }) => Object.keys(environment));
    expect(own.filter((name) => !names.has(name))).toEqual([]);
  });

  test('keep every secret of a unit in its encrypted credentials', () => {
    const secret = /^(?:[A-Z_]*(?:SECRET|KEYS?|TOKEN)|(?:DATABASE[A-Z_]*|SMTP)_URL)=(.+)$/gm;
    // In a container, the secrets of the draw are in a separate file.
    expect([...read('systemd/platform.env').matchAll(secret)]).toEqual([]);
    expect([...read('systemd/signer.env').matchAll(secret)]).toEqual([]);
    const empty = [...read('systemd/platform.env').matchAll(/^([A-Z_]+)=$/gm)].map(
      ([, name = '']) => name,
    );
    expect(credentialsOf('platform@').toSorted()).toEqual(empty.toSorted());
    for (const name of ['platform@', 'platform-draw', 'platform-migrate', 'platform-signer']) {
      expect(read(`systemd/${name}.service`)).not.toMatch(/^LoadCredential=/m);
      for (const credential of credentialsOf(name)) {
        expect(read('README.md')).toContain(`\`${credential}\``);
      }
    }
  });

  test('give the signer only settings that it reads', () => {
    const set = [...read('systemd/signer.env').matchAll(/^#?([A-Z_]+)=/gm)];
    expect(set.length).toBeGreaterThan(4);
    expect(set.filter(([, name = '']) => !signerNames.has(name))).toEqual([]);
    const own = Object.keys(services.signer.environment);
    expect(own.filter((name) => !signerNames.has(name))).toEqual([]);
  });

  test('give the key of the hot wallet only to the signer', () => {
    const key = /hot-wallet-key|HOT_WALLET|SIGNER_/;
    const signer = read('systemd/platform-signer.service');
    expect(signer).toMatch(key);
    expect(signer).toMatch(/^User=platform-signer$/m);
    const others = ['systemd/platform.env', 'systemd/platform@.service'].map(read);
    for (const file of others) expect(file).not.toMatch(key);
    const { signer: own, ...rest } = services;
    expect(JSON.stringify(own)).toMatch(key);
    expect(JSON.stringify({ ...rest, database: undefined })).not.toMatch(key);
  });

  test('connect the signer of a container with its own login', () => {
    const { DATABASE_SIGNER_URL } = readSignerConfig({
      EVM_NETWORKS: JSON.stringify({
        'USDT-BEP20': {
          rpcUrl: 'https://node.example.com',
          checkRpcUrl: 'https://check.example.com',
          token: '0x55d398326f99059fF775485246999027B3197955',
          confirmations: 15,
        },
      }),
      DATABASE_SIGNER_URL: services.signer.environment['DATABASE_SIGNER_URL']?.replaceAll(
        /\$\{(\w+)\}/g,
        '$1',
      ),
      PRIVATE_HOSTS: services.signer.environment['PRIVATE_HOSTS'],
    });
    expect(new URL(DATABASE_SIGNER_URL)).toMatchObject({
      username: 'server_signer',
      password: 'SIGNER_PASSWORD',
      hostname: 'database',
    });
  });

  test('start a server once its secrets are filled in', () => {
    expect(() => readConfig(filledIn())).not.toThrow();
    const draw = readSettings(['SEALING_KEYS'], filledIn('platform-draw.env'));
    expect(draw.SEALING_KEYS).toHaveLength(1);
  });

  test('give the login and the keys of each part to that part only', () => {
    const OF_DRAW = ['DATABASE_DRAW_URL', 'SEALING_KEYS'];
    const namesIn = (file: string) => Object.keys(filledIn(file));
    expect(namesIn('platform-draw.env')).toEqual(['SEALING_KEYS']);
    expect(credentialsOf('platform-draw')).toEqual(OF_DRAW);
    expect(credentialsOf('platform-migrate')).toEqual(['DATABASE_OWNER_URL']);
    expect(credentialsOf('platform-signer')).toEqual(['DATABASE_SIGNER_URL', 'hot-wallet-key']);
    expect(credentialsOf('platform@').filter((name) => OF_DRAW.includes(name))).toEqual([]);
    const others = new Set([...OF_DRAW, 'DATABASE_OWNER_URL']);
    const web = [...namesIn('platform.env'), ...Object.keys(services.server.environment)];
    expect(web.filter((name) => others.has(name))).toEqual([]);
    expect(Object.keys(services.draw.environment)).toEqual(['DATABASE_DRAW_URL', 'PRIVATE_HOSTS']);
    for (const [unit, part] of [
      ['platform@', 'web'],
      ['platform-draw', 'draw'],
      ['platform-migrate', 'migrate'],
    ] as const) {
      expect(read(`systemd/${unit}.service`)).toContain(`main.js ${part}\n`);
    }
  });

  /** Returns the settings of a container, with passwords in place of variables. */
  const inContainer = (name: 'server' | 'draw' | 'migrate' = 'server') => ({
    ...(name === 'server' ? filledIn() : {}),
    ...Object.fromEntries(
      Object.entries(services[name].environment).map(([setting, value]) => [
        setting,
        value.replaceAll(/\$\{(\w+)\}/g, '$1'),
      ]),
    ),
  });

  test('connect a container to its database with a login for each purpose', () => {
    const logins = {
      server_app: readConfig(inContainer()).DATABASE_URL,
      server_owner: inContainer('migrate')['DATABASE_OWNER_URL'],
      server_draw: inContainer('draw')['DATABASE_DRAW_URL'],
    };
    const { POSTGRES_DB, ...passwords } = services.database.environment;
    for (const [login, address = ''] of Object.entries(logins)) {
      const { hostname, pathname, username, password } = new URL(address);
      expect([hostname, pathname, username]).toEqual(['database', `/${POSTGRES_DB}`, login]);
      // The database container reads the password from the same variable.
      expect(passwords[password]).toMatch(`\${${password}:?`);
      expect(password).not.toBe('POSTGRES_PASSWORD');
    }
    expect(JSON.stringify(services.server)).not.toContain('POSTGRES_PASSWORD');
    const script = services.database.volumes.find((volume) => volume.includes('roles.sql'));
    expect(script).toBe('../roles.sql:/docker-entrypoint-initdb.d/roles.sql:ro');
  });

  test('call only programs in the bundle', () => {
    const { entry } = bundleIn('dist');
    const called = read('README.md') + read('container/compose.yaml');
    for (const [, name = ''] of called.matchAll(/apps\/server\/dist\/(\w+)\.js/g))
      expect(entry).toHaveProperty(name);
  });

  test('expose only the ports of the proxy', () => {
    expect(services.database.ports).toBeUndefined();
    expect(services.server.ports).toBeUndefined();
    expect(services.proxy.ports).toEqual([
      '0.0.0.0:80:80',
      '0.0.0.0:443:443',
      '0.0.0.0:443:443/udp',
    ]);
  });

  test('trust only the proxy of a container', () => {
    const { TRUSTED_PROXIES, PROXY_ADDRESSES, PORT } = readConfig(inContainer());
    const file = read('container/Caddyfile');
    expect(file.match(/^\s*reverse_proxy (.*)$/m)?.[1]).toBe(`server:${PORT}`);
    expect(file.match(/^\s*reverse_proxy .*$/gm)).toHaveLength(TRUSTED_PROXIES);
    // With either directive, Caddy would forward headers from visitors.
    expect(file).not.toMatch(/trusted_proxies|header_up/);
    const [{ subnet = '' } = {}] = networks.default.ipam.config;
    expect(services.server.environment['PROXY_ADDRESSES']).toBe(subnet);
    for (const { networks: own } of Object.values(services)) expect(own).toBeUndefined();
    expect(PROXY_ADDRESSES.check('172.30.0.4')).toBe(true);
    expect(PROXY_ADDRESSES.check('10.0.0.1')).toBe(false);
  });

  test('redirect only pages to TLS, and refuse every call without it', () => {
    const [, plain = ''] = /^http:\/\/ \{\n([\s\S]*?)^\}/m.exec(read('container/Caddyfile')) ?? [];
    expect(read('container/Caddyfile')).toContain('auto_https disable_redirects');
    expect(plain).toMatch(/^\tredir @pages https:\/\/\{host\}\{uri\} 308$/m);
    expect(plain).toMatch(/^\trespond "Use HTTPS." 403$/m);
    expect(plain.match(/redir |respond |reverse_proxy |handle/g)).toHaveLength(2);
    expect(plain).toMatch(/@pages \{\n\t\tmethod GET HEAD\n\t\tnot path /);
    const refused = /not path (.*)/.exec(plain)?.[1]?.split(' ') ?? [];
    const isRefused = (path: string) =>
      refused.some((rule) =>
        rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule,
      );
    const all = [...calls.map(({ path }) => path), '/api', '/operator/brands'];
    const checks = ['/healthz', '/readyz', '/metrics', '/openapi.json'];
    expect([...all, ...checks].filter((path) => !isRefused(path))).toEqual([]);
    expect(['/', '/wallet', '/apis', '/docs'].filter(isRefused)).toEqual([]);
  });

  test('use the same version for all images of a container', () => {
    const images = Object.values(services).flatMap(({ image }) => image ?? []);
    expect(images).toHaveLength(2);
    for (const image of images) expect(image).toMatch(/:\d+(\.\d+)+-/);
  });

  test('explain how to write the passwords of a container, because they are part of a URL', () => {
    const { POSTGRES_DB, POSTGRES_INITDB_ARGS, ...passwords } = services.database.environment;
    expect(Object.keys(passwords)).toHaveLength(5);
    for (const text of [...Object.values(passwords), read('README.md')]) {
      expect(text).toMatch(/letters and digits.*openssl rand -hex 24/);
    }
    expect([POSTGRES_DB, POSTGRES_INITDB_ARGS]).not.toContain(undefined);
  });

  test('list every value that a container needs', () => {
    const readme = read('README.md');
    const values = read('container/compose.yaml').match(/(?<=\$\{)\w+/g) ?? [];
    expect(new Set(values).size).toBe(7);
    expect(values.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  test('keep the secrets of a container out of the repository and the image', () => {
    const root = new URL('..', import.meta.url);
    const ignored = read('container/Dockerfile.dockerignore').split('\n').filter(Boolean);
    const files =
      read('README.md').match(/(?<=`)deploy\/container\/([\w-]*\.env|hot-wallet-key)(?=`)/g) ?? [];
    expect(files).toHaveLength(5);
    for (const file of files) {
      expect(spawnSync('git', ['check-ignore', file], { cwd: root }).status, file).toBe(0);
      expect(
        ignored.some((path) => file.startsWith(`${path}/`)),
        file,
      ).toBe(true);
    }
  });

  test('restart a server regardless of how long its database is unavailable', () => {
    for (const name of ['platform@', 'platform-draw']) {
      const unit = read(`systemd/${name}.service`);
      const [, head = ''] = /\[Unit\]\n([^[]*)/.exec(unit) ?? [];
      expect(unit).toContain('Restart=always\n');
      expect(head).toContain('StartLimitIntervalSec=0\n');
    }
  });

  test('restrict every unit enough for a good rating by systemd', () => {
    for (const name of ['platform@', 'platform-draw', 'platform-migrate', 'platform-signer']) {
      const unit = read(`systemd/${name}.service`);
      for (const line of [
        ...[
          'NoNewPrivileges=yes',
          'ProtectSystem=strict',
          'PrivateDevices=yes',
          'PrivateUsers=yes',
        ],
        ...['CapabilityBoundingSet=', 'RestrictNamespaces=yes', 'SystemCallFilter=@system-service'],
        ...['SystemCallFilter=~@privileged @resources', 'ProtectProc=invisible', 'UMask=0077'],
      ]) {
        expect(unit.split('\n'), name).toContain(line);
      }
      const file = `deploy/systemd/${name}.service`;
      const rated = spawnSync('systemd-analyze', ['security', '--offline=true', file], {
        cwd: new URL('..', import.meta.url),
        encoding: 'utf8',
      });
      if (rated.error !== undefined) continue;
      const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(rated.stdout) ?? [];
      expect(Number(exposure), name).toBeLessThanOrEqual(2.5);
    }
  });

  test('send the logs to another system with TLS', () => {
    const upload = read('systemd/journal-upload.conf');
    expect(upload).toMatch(/^URL=https:/m);
    for (const file of ['ServerKeyFile', 'ServerCertificateFile', 'TrustedCertificateFile']) {
      expect(upload).toMatch(new RegExp(`^${file}=/`, 'm'));
    }
    expect(read('README.md')).toContain('systemctl enable --now systemd-journal-upload');
    // Without a target of its own, the output of a unit goes to the journal.
    for (const name of ['platform@', 'platform-draw', 'platform-migrate', 'platform-signer']) {
      expect(read(`systemd/${name}.service`)).not.toMatch(/^Standard(Output|Error)=/m);
    }
  });

  test('watch only metrics that the server exports', async () => {
    const known = await metricsOfServer();
    const expressions = [
      ...rules.map(({ expr }) => expr),
      ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ];
    const read = expressions.flatMap(metricsIn).filter((name) => name !== 'histogram_quantile');
    expect(read.length).toBeGreaterThan(20);
    expect([...new Set(read)].filter((name) => !known.has(name))).toEqual([]);
  });

  test('have an alert for every metric that docs/operating.md lists for alerts', () => {
    const alerts = rules.map(({ expr }) => expr).join('\n');
    expect(watchedMetrics().filter((name) => !alerts.includes(name))).toEqual([]);
  });

  test('show every metric that docs/operating.md lists for alerts', () => {
    const shown = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
    const series = /_(?:count|sum|bucket)$/;
    const named = new Set(shown.map((name) => name.replace(series, '')));
    expect(watchedMetrics().filter((name) => !named.has(name))).toEqual([]);
  });

  test('encrypt every connection in the cluster, and trust only its own authority', () => {
    const ca = '${TLS}/ca.pem';
    const [cert, key] = ['${TLS}/${NODE}.pem', '${TLS}/${NODE}-key.pem'];
    const { restapi, ctl, etcd3, postgresql } = parse(read('cluster/patroni.yml')) as Patroni;
    const own = { certfile: cert, keyfile: key };
    expect(restapi).toMatchObject({ ...own, cafile: ca, verify_client: 'required' });
    expect(ctl).toEqual({ ...own, cacert: ca });
    expect(etcd3).toMatchObject({ protocol: 'https', cacert: ca, cert, key });
    const { authentication, pg_hba: rules, parameters } = postgresql;
    expect(Object.keys(authentication)).toEqual(['superuser', 'replication', 'rewind']);
    for (const login of Object.values(authentication)) {
      expect(login).toMatchObject({ sslmode: 'verify-full', sslrootcert: ca });
    }
    const remote = rules.filter((rule) => !rule.startsWith('local '));
    expect(remote).toHaveLength(2);
    for (const rule of remote) expect(rule).toMatch(/^hostssl .* scram-sha-256$/);
    expect(parameters).toMatchObject({ ssl: 'on', ssl_cert_file: cert, ssl_key_file: key });

    const etcd = parse(read('cluster/etcd.yml')) as Record<string, unknown>;
    for (const [setting, value] of Object.entries(etcd)) {
      if (setting.endsWith('-urls')) expect(value, setting).toMatch(/^https:/);
    }
    const identified = { 'cert-file': cert, 'key-file': key, 'trusted-ca-file': ca };
    for (const side of ['client', 'peer']) {
      const security = { ...identified, 'client-cert-auth': true };
      expect(etcd[`${side}-transport-security`]).toEqual(security);
    }

    const haproxy = read('cluster/haproxy.cfg');
    expect(haproxy).toContain(`default-server check-ssl verify required ca-file ${ca} crt `);
    const nodes = [...haproxy.matchAll(/^ +server (\w+) .*$/gm)];
    expect(nodes).toHaveLength(6);
    for (const [line, name] of nodes) expect(line).toMatch(new RegExp(` verifyhost ${name}$`));

    const pgbouncer = read('cluster/pgbouncer.ini');
    expect(pgbouncer).toMatch(/^server_tls_sslmode = verify-full$/m);
    expect(pgbouncer).toContain(`\nserver_tls_ca_file = ${ca}\n`);
  });

  test('encrypt every backup, with a key that is not in the repository', () => {
    const conf = read('backup/pgbackrest.conf');
    const [, backups = ''] = /^## Backups\n([\s\S]*?)^## /m.exec(operating) ?? [];
    expect(conf).toMatch(/^repo1-cipher-type=aes-256-cbc$/m);
    expect(conf.match(/^repo\d+-path=/gm)).toHaveLength(1);
    expect(conf).not.toContain('cipher-pass');
    expect(backups).toContain(
      "(echo '[global]'; printf repo1-cipher-pass=; openssl rand -base64 48)",
    );
    expect(backups).toContain('-m 0600 /dev/null key.conf');
    const [, stanza = ''] = /^\[(?!global\])(\w+)\]$/m.exec(conf) ?? [];
    const unit = read('backup/platform-backup@.service');
    for (const text of [backups, unit, read('README.md')]) {
      expect(new Set(text.match(/--stanza=\w+/g))).toEqual(new Set([`--stanza=${stanza}`]));
    }
    expect(unit).toMatch(/^User=postgres$/m);
    const [, kept] = /^repo1-retention-full=(\d+)$/m.exec(conf) ?? [];
    expect(backups).toContain(`It keeps ${kept} full backups.`);
    const { dcs } = (parse(read('cluster/patroni.yml')) as Patroni).bootstrap;
    const { archive_mode: mode, archive_timeout: seconds } = dcs.postgresql.parameters;
    expect(mode).toBe('on');
    expect(backups).toContain(`the log at least every ${seconds} seconds`);
    expect(read('backup/platform-backup@full.timer')).toMatch(/^OnCalendar=Sun /m);
    expect(read('backup/platform-backup@incr.timer')).toMatch(/^OnCalendar=Mon\.\.Sat /m);
    const values = [...conf.matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name = '']) => name);
    expect(values.filter((name) => !backups.includes(`\`${name}\``))).toEqual([]);
  });

  test('explain every value of their templates', () => {
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
