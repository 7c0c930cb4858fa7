import settings from './chromium.json' with { type: 'json' };

/** Every browser suite uses them, so that all render the same pixels. */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? settings.program,
  headless: true,
  args: settings.args,
};
