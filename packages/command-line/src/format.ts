import { readFile } from 'node:fs/promises';
import { format, type FormatConfig } from 'oxfmt';

const STYLE = new URL('../../../.oxfmtrc.json', import.meta.url);

/** Formats text as `npm run format` would format a file with this name. */
export async function formatted(file: string, text: string): Promise<string> {
  const { ignorePatterns, ...style } = JSON.parse(await readFile(STYLE, 'utf8')) as FormatConfig;
  const { code, errors } = await format(file, text, style);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return code;
}
