import { spawnSync } from 'node:child_process';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Part of Vite's development server that the plugin uses. */
export interface BrandServer {
  watcher: {
    add: (path: string) => unknown;
    on: (event: 'all', call: (event: string, path: string) => void) => unknown;
  };
}

/** Vite plugin, for Vite 5 and later. */
export interface BrandPlugin {
  name: string;
  configResolved: (config: { root: string }) => void;
  buildStart: () => void;
  configureServer: (server: BrandServer) => void;
}

export interface BrandPluginOptions {
  /** Output folder, relative to Vite's root. @default 'src/brands' */
  out?: string;
}

/**
 * Builds the brands in `brands` when Vite starts and after each change. A brand that does not pass the
 * check fails the build; a development server prints its problems and continues.
 */
export function brands({ out = 'src/brands' }: BrandPluginOptions = {}): BrandPlugin {
  const command = fileURLToPath(new URL('cli.js', import.meta.url));
  let root = process.cwd();
  let isServer = false;
  const build = () => {
    const args = [command, 'build', '--out', out];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: root,
      encoding: 'utf8',
    });
    if (status === 0) return;
    if (!isServer) throw new Error(`${stdout}${stderr}`);
    console.error(`${stdout}${stderr}`);
  };
  return {
    name: 'platform-brands',
    configResolved(config) {
      root = config.root;
    },
    buildStart: build,
    configureServer({ watcher }) {
      isServer = true;
      const folder = join(root, 'brands');
      watcher.add(folder);
      watcher.on('all', (_, path) => {
        if (path.startsWith(folder + sep)) build();
      });
    },
  };
}
