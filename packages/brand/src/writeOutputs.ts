import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  brandCss,
  brandVariables,
  familyOf,
  FONT_CHOICES,
  printJson,
  writeBrandCss,
  type Brand,
} from '@platform/tokens';
import type { Project } from './project.ts';
import { tailwindTheme } from './tailwindTheme.ts';

/** Returns imports of the typefaces in `@platform/ui` that a brand names. */
export function fontImports(css: string): string {
  const named = FONT_CHOICES.filter((font) => css.includes(`'${familyOf(font)[0]}'`));
  return named.map((font) => `@import '@platform/ui/fonts/${font}.css';`).join('');
}

const oneOf = (texts: readonly string[]) =>
  texts.length === 1 ? ` '${texts[0]}'` : texts.map((text) => `\n  | '${text}'`).join('');

function typesOf(brands: readonly Brand[], variables: readonly string[]): string {
  return [
    '/** Values of `data-brand`. */',
    `export type BrandId =${oneOf(brands.map(({ id }) => id))};`,
    '',
    '/** CSS variables that every brand sets. */',
    `export type BrandVariable =${oneOf(variables)};`,
    '',
  ].join('\n');
}

function write(folder: string, name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

export function writeOutputs(
  folder: string,
  brands: readonly Brand[],
  { tokensOnly }: Pick<Project, 'tokensOnly'>,
): readonly string[] {
  const [first] = brands;
  if (!first) return [];
  const names = [...brandVariables(first).keys()];
  return [
    ...brands.flatMap((brand) => {
      const { id, tokens } = brand;
      const variables = Object.fromEntries(brandVariables(brand));
      return [
        // Apps with bundlers take the typefaces from @platform/ui; sites have their own.
        writeBrandCss(folder, brand, tokensOnly ? fontImports(brandCss(brand)) : ''),
        write(folder, `${id}.json`, printJson({ id, variables, tokens })),
      ];
    }),
    write(folder, 'brands.d.ts', typesOf(brands, names)),
    write(folder, 'tailwind.css', tailwindTheme(names)),
  ];
}
