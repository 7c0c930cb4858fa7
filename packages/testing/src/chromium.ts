import settings from './chromium.json' with { type: 'json' };

/** Launch options of Chromium, the same in every browser suite, so that pixels are the same. */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? settings.program,
  headless: true,
  args: settings.args,
};
