import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Keep this file beside main.ts: the bundle is as deep in the repository as this folder.
const HERE = fileURLToPath(new URL('.', import.meta.url));

/** Root of the repository. */
export const ROOT = join(HERE, '../../..');

/** Folder of the migrations and functions, which the build copies beside the bundle. */
export const SCHEMA_DIR = join(HERE, 'db');

/** Privileges of each role of the database. */
export const PRIVILEGES_FILE = join(HERE, 'db/privileges.sql');

/** Program that renders pictures in a separate process. */
export const RENDER_PROGRAM = join(HERE, 'pictures/renderProcess.mjs');
