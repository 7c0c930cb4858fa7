/**
 * Prints the CSS that Tailwind CSS writes for the class names in a JSON file.
 *
 *   node utilities.mjs names.json
 */
import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';

const theme = readFileSync('node_modules/tailwindcss/theme.css', 'utf8');
const { build } = await compile(`${theme}\n@layer utilities { @tailwind utilities; }`);
const names = JSON.parse(readFileSync(process.argv[2], 'utf8'));
process.stdout.write(build(names));
