/**
 * Prints the bill of materials of everything that we ship, in CycloneDX 1.6: each package with its
 * version and hash, from the lock file.
 *
 *   npm run sbom > sbom.json
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { billOfMaterials, type Lock } from './billOfMaterials.ts';
import { parse } from 'yaml';

const read = (path: string) =>
  readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

const { name, version } = JSON.parse(read('package.json')) as { name: string; version: string };
const bill = billOfMaterials(parse(read('pnpm-lock.yaml')) as Lock, { name, version });
console.log(JSON.stringify(bill, undefined, 2));
