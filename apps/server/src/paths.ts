import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Keep this file beside main.ts: the bundle is as deep in the repository as this folder.
const HERE = fileURLToPath(new URL('.', import.meta.url));

export const ROOT = join(HERE, '../../..');

/** Migrations, which the build copies beside the bundle. */
export const MIGRATIONS_DIR = join(HERE, 'db/migrations');

/** Privileges of the database roles. */
export const PRIVILEGES_FILE = join(HERE, 'db/privileges.sql');

/** Program that renders pictures in a separate process. */
export const RENDER_PROGRAM = join(HERE, 'pictures/renderProcess.mjs');
