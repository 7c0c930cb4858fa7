import { readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { readManifest } from './manifest.ts';

/** Returns the packages that a build imports, without Node's own modules. */
export function importedPackages(dist: string): string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const imports = files
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(join(dist, file), 'utf8').matchAll(
        /(?:^|[;}\s])(?:from|import)\s*\(?"(?!node:)((?:@[\w-]+\/)?[\w-][\w.-]*)/g,
      ),
    ]);
  const names = new Set(imports.map(([, name = '']) => name));
  return [...names].filter((name) => !isBuiltin(name)).sort();
}

export async function publintMessages(dist: string): Promise<string[]> {
  const { messages, pkg } = await publint({ pkgDir: dist, strict: true, pack: false });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/**
 * Lists type problems. Ignores those of `require` and of Node 10's resolver, because the packages
 * contain only ES modules and need `exports`.
 */
export async function typeProblems(tarball: string, dist: string): Promise<string[]> {
  const entrypoints = Object.keys(readManifest(dist).exports).filter(
    (entry) => !/\.(css|json)$|^\.\/styles\//.test(entry),
  );
  const result = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    entrypoints,
  });
  if (!result.types) return ['No types are published.'];
  return result.problems
    .filter((problem) => problem.kind !== 'CJSResolvesToESM')
    .filter((problem) => !('resolutionKind' in problem && problem.resolutionKind === 'node10'))
    .map((problem) => JSON.stringify(problem));
}
