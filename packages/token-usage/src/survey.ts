import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import type { Survey } from './page/main.ts';

const program = fileURLToPath(new URL('page/main.ts', import.meta.url));

export async function bundleSurvey(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [program],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2023',
  });
  const [file] = outputFiles;
  if (!file) throw new Error(`esbuild made nothing of ${program}.`);
  return file.text;
}

type Answers = { [Name in keyof Survey]: Awaited<ReturnType<Survey[Name]>> };

export const ask = <Name extends keyof Survey>(
  page: Page,
  name: Name,
  ...args: Parameters<Survey[Name]>
): Promise<Answers[Name]> =>
  page.evaluate(
    ([method, given]) => {
      const { tokenSurvey } = globalThis as unknown as {
        tokenSurvey: Record<string, (...all: unknown[]) => unknown>;
      };
      return tokenSurvey[method]?.(...given);
    },
    [name, args] as const,
  ) as Promise<Answers[Name]>;
