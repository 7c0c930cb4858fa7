import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Keep this file beside main.ts: the bundle is as deep in the repository as this folder.
const HERE = fileURLToPath(new URL('.', import.meta.url));

export const ROOT = join(HERE, '../../..');

export const SCHEMA_DIR = join(HERE, 'db');

export const PRIVILEGES_FILE = join(HERE, 'db/privileges.sql');

export const RENDER_PROGRAM = join(HERE, 'pictures/renderProcess.mjs');
