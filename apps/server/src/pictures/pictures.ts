import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand, BrandFolder, Picture, Problem } from '@platform/tokens';
import { APP_ICONS, appIconSvg, isAppIcon, type AppIconName } from './appIcons';
import { heroJob, heroVariants, variantKey, type Variant } from './heroPicture';
import { mailLogoSvg } from './mailLogo';
import { RenderFault, Renderer, type RenderLimits } from './renderer';
import { drawSocial } from './socialPicture';

type Bytes = Uint8Array;

export interface BrandPictures {
  icons: ReadonlyMap<AppIconName, Bytes>;
  /** Preview picture for links to the site. */
  social: Bytes;
  mailLogo: Bytes;
  /** Pictures of the landing page, by `variantKey`; empty for a brand without a hero picture. */
  hero: ReadonlyMap<string, Bytes>;
}

/** Rendered pictures by brand. A changed brand is a new object. */
const rendered = new WeakMap<Brand, BrandPictures>();

/** Returns the rendered pictures of a brand; undefined before `Pictures.prepare`. */
export const picturesOf = (brand: Brand): BrandPictures | undefined => rendered.get(brand);

export const heroBytes = (brand: Brand, variant: Variant): Bytes | undefined =>
  picturesOf(brand)?.hero.get(variantKey(variant));

/** Version of the rendering. Increase it when the same files render differently. */
const RENDERING = 1;

const hashOf = (...parts: readonly (string | Bytes)[]): string => {
  const hash = createHash('sha256').update(`${RENDERING}`);
  for (const part of parts) hash.update(`\n${part.length}\n`).update(part);
  return hash.digest('hex');
};

interface Task {
  /** File of the brand from which the picture is rendered. */
  of: string;
  hash: string;
  make: (renderer: Renderer) => Promise<Bytes>;
}

export interface PicturesOptions {
  /** Path of the file `renderProcess.mjs`. */
  program: string;
  /** Cache folder, created with the first picture. */
  folder: string;
  faceOf: (brand: Brand) => Promise<Bytes | undefined>;
  /** Called when a picture cannot be stored. The picture is used nevertheless. */
  onError: (error: unknown) => void;
  limits?: RenderLimits;
}

/**
 * Renders brand pictures in advance, so that no request waits. A separate process renders
 * each picture once, within limits. A folder caches them by the hash of their inputs.
 */
export class Pictures {
  readonly #options: PicturesOptions;
  readonly #renderer: Renderer;

  constructor(options: PicturesOptions) {
    this.#options = options;
    this.#renderer = new Renderer(options.program, options.limits);
  }

  /** @returns the first file of the brand that cannot be rendered, as a problem */
  async prepare({ path }: Pick<BrandFolder, 'path'>, brand: Brand): Promise<readonly Problem[]> {
    if (rendered.has(brand)) return [];
    let file = brand.logo.name;
    const make = (task: Task) => {
      file = task.of;
      return this.#find(task);
    };
    try {
      const icons = new Map<AppIconName, Bytes>();
      for (const name of Object.keys(APP_ICONS).filter(isAppIcon)) {
        icons.set(name, await make(drawingOf(brand.icon, appIconSvg(brand, name))));
      }
      const hero = new Map<string, Bytes>();
      for (const variant of brand.hero ? heroVariants() : []) {
        hero.set(variantKey(variant), await make(photoOf(brand, variant)));
      }
      const mailLogo = await make(drawingOf(brand.logo, mailLogoSvg(brand)));
      const social = brand.social?.bytes ?? (await make(await this.#socialOf(brand)));
      rendered.set(brand, { icons, social, mailLogo, hero });
      return [];
    } catch (error) {
      const fault =
        error instanceof RenderFault ? error.message : `cannot be rendered: ${String(error)}`;
      const hint = 'Save it with less detail: fewer shapes, masks and effects, or fewer pixels.';
      const what = `the picture ${fault}`;
      return [{ file: join(path, file), line: 1, place: '', what, hint }];
    }
  }

  close(): Promise<void> {
    return this.#renderer.close();
  }

  async #socialOf(brand: Brand): Promise<Task> {
    const font = await this.#options.faceOf(brand);
    const { title, titleDescription, logo, tokens, defaultScheme } = brand;
    const facts = JSON.stringify([title, titleDescription, tokens, defaultScheme]);
    return {
      of: logo.name,
      hash: hashOf('social', facts, logo.bytes, font ?? ''),
      make: (renderer) => drawSocial(brand, font, renderer),
    };
  }

  async #find({ hash, make }: Task): Promise<Bytes> {
    const path = join(this.#options.folder, hash);
    const kept = await readFile(path).catch(() => undefined);
    if (kept) return kept;
    const bytes = await make(this.#renderer);
    await this.#keep(path, bytes);
    return bytes;
  }

  /** Writes and renames a file: another server may be reading, and this process may be killed. */
  async #keep(path: string, bytes: Bytes): Promise<void> {
    try {
      await mkdir(this.#options.folder, { recursive: true });
      const draft = `${path}.${randomUUID()}.new`;
      await writeFile(draft, bytes);
      await rename(draft, path);
    } catch (cause) {
      const message = `A rendered picture could not be kept: ${(cause as Error).message}`;
      this.#options.onError(new Error(message, { cause }));
    }
  }
}

const drawingOf = ({ name }: Picture, svg: string): Task => ({
  of: name,
  hash: hashOf('drawing', svg),
  make: (renderer) => renderer.png({ svg }),
});

function photoOf({ hero }: Brand, variant: Variant): Task {
  if (!hero) throw new Error('The brand has no photo to render.');
  return {
    of: hero.name,
    hash: hashOf('photo', variantKey(variant), hero.type, hero.bytes),
    make: (renderer) => renderer.photo(heroJob(hero, variant)),
  };
}
