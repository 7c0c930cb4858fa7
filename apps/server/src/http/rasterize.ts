import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { once } from '../ports/once';

const WASM = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');

/** Waits until drawings can be read. */
export const drawingReady = once(() => readFile(WASM).then(initWasm));

/** A drawing as PNG, once drawings can be read. */
export const rasterized = (svg: string, fonts: readonly Uint8Array[] = []) =>
  Uint8Array.from(new Resvg(svg, { font: { fontBuffers: [...fonts] } }).render().asPng());

/** How wide what a drawing holds is, in its units. */
export const widthOf = (svg: string, fonts: readonly Uint8Array[]): number =>
  new Resvg(svg, { font: { fontBuffers: [...fonts] } }).getBBox()?.width ?? 0;
