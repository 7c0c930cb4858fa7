interface Dependency {
  version: string;
}

interface Snapshot {
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Parsed lock file. The keys of `snapshots` are those of `packages`, with peers in brackets. */
export interface Lock {
  importers: Record<
    string,
    {
      dependencies?: Record<string, Dependency>;
      optionalDependencies?: Record<string, Dependency>;
    }
  >;
  packages: Record<string, { resolution: { integrity?: string; tarball?: string } }>;
  snapshots: Record<string, Snapshot>;
}

interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  hashes: { alg: string; content: string }[];
}

const keyOf = (name: string, version: string): string =>
  // Uses the key of the package that an alias refers to.
  version.includes('@', 1) && !version.startsWith('(') && /^@?[a-z]/.test(version)
    ? version
    : `${name}@${version}`;

const withoutPeers = (key: string): string => key.replace(/\(.*$/, '');

/** Returns the keys of all packages that we ship, without those for development. */
function shipped({ importers, snapshots }: Lock): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = Object.values(importers).flatMap(({ dependencies, optionalDependencies }) =>
    Object.entries({ ...dependencies, ...optionalDependencies })
      .filter(([, { version }]) => !version.startsWith('link:'))
      .map(([name, { version }]) => keyOf(name, version)),
  );
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    const { dependencies, optionalDependencies } = snapshots[key] ?? {};
    open.push(
      ...Object.entries({ ...dependencies, ...optionalDependencies }).map(([name, version]) =>
        keyOf(name, version),
      ),
    );
  }
  return new Set([...seen].map(withoutPeers));
}

const ALGORITHMS: Readonly<Record<string, string>> = { sha512: 'SHA-512', sha1: 'SHA-1' };

/** @throws if the package is not from the registry, or has no hash */
function component({ packages }: Lock, key: string): Component {
  const { integrity, tarball } = packages[key]?.resolution ?? {};
  const [, algorithm = '', hash = ''] = /^(\w+)-(.+)$/.exec(integrity ?? '') ?? [];
  const alg = ALGORITHMS[algorithm];
  if (alg === undefined || tarball !== undefined) {
    throw new Error(`${key} is not from the registry, or has no hash.`);
  }
  const at = key.lastIndexOf('@');
  const [name, version] = [key.slice(0, at), key.slice(at + 1)];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const content = Buffer.from(hash, 'base64').toString('hex');
  return { type: 'library', 'bom-ref': purl, name, version, purl, hashes: [{ alg, content }] };
}

export const billOfMaterials = (lock: Lock, product: { name: string; version: string }) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: { component: { type: 'application', ...product } },
  components: [...shipped(lock)].toSorted().map((key) => component(lock, key)),
});
