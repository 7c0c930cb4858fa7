/**
 * Child process that renders brand pictures. The files are untrusted, so the process has an
 * empty environment and exits if a picture takes too much time or memory. Plain JavaScript, so that
 * both the sources and the bundle can start it.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/**
 * Index of the processor time by which the current picture must be finished, in µs; 0 without a
 * picture.
 */
const CPU_UNTIL = 0;
/** Index of the limit of resident memory, in bytes; 0 without a picture. */
const MEMORY = 1;

const limits = new Float64Array(new SharedArrayBuffer(2 * Float64Array.BYTES_PER_ELEMENT));

// A separate thread, because rendering blocks the main thread. Processor time does not depend on
// the load of the machine. The signal identifies the exceeded limit.
const WATCH = `
  const { workerData: limits } = require('node:worker_threads');
  setInterval(() => {
    // Read once: the picture may end at any moment, and its limits with it.
    const [until, memory] = [limits[${CPU_UNTIL}], limits[${MEMORY}]];
    const { user, system } = process.cpuUsage();
    if (until > 0 && user + system > until) process.kill(process.pid, 'SIGALRM');
    if (memory > 0 && process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL');
  }, 5);
`;
const watch = new Worker(WATCH, { eval: true, workerData: limits });
await new Promise((resolve) => watch.once('online', resolve));

// Base64, because messages were lost with the 'advanced' serialisation.
const bytesOf = (text) => Buffer.from(text, 'base64');
const textOf = (bytes) => Buffer.from(bytes).toString('base64');

/** Opens a drawing and frees its memory after use. */
function withDrawing({ svg, fonts }, use) {
  const drawing = new Resvg(svg, { font: { fontBuffers: fonts.map(bytesOf) } });
  try {
    return use(drawing);
  } finally {
    drawing.free();
  }
}

function pngOf(drawing) {
  const image = drawing.render();
  try {
    return textOf(image.asPng());
  } finally {
    image.free();
  }
}

async function photo({ bytes, isCamera, kind, width }) {
  // Loaded on demand, because only brands with a photo need sharp.
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const whole = sharp(bytesOf(bytes));
  const upright = isCamera ? whole.autoOrient() : whole;
  const resized = upright.resize({ width });
  return (
    kind === 'avif' ? resized.avif({ quality: 55 }) : resized.webp({ quality: 78 })
  ).toBuffer();
}

function widthOf(drawing) {
  const box = drawing.getBBox();
  const width = box?.width ?? 0;
  box?.free();
  return width;
}

const WORK = {
  png: (job) => withDrawing(job, pngOf),
  width: (job) => withDrawing(job, widthOf),
  photo: async (job) => textOf(await photo(job)),
};

const require = createRequire(import.meta.url);
await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));
// Loads and compiles the renderer in advance, so that the first picture is not delayed.
WORK.png({
  fonts: [],
  svg: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>',
});

// Ctrl-C reaches the whole process group, but the server decides when this process exits.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit());
process.on('message', async ({ work, job, cpuMs, memoryBytes }) => {
  const { user, system } = process.cpuUsage();
  limits[MEMORY] = process.memoryUsage.rss() + memoryBytes;
  limits[CPU_UNTIL] = user + system + cpuMs * 1_000;
  const answer = {};
  try {
    answer.done = await WORK[work](job);
  } catch (error) {
    answer.fault = error instanceof Error ? error.message : String(error);
  }
  limits.fill(0);
  const after = process.cpuUsage();
  answer.cpuMs = (after.user + after.system - user - system) / 1_000;
  answer.peakBytes = process.resourceUsage().maxRSS * 1_024;
  process.send(answer);
});
process.send('ready');
