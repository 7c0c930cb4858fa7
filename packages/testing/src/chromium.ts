import settings from './chromium.json' with { type: 'json' };

/**
 * Launch options of Chromium. Every browser suite uses them, so that all suites render the same
 * pixels.
 */
export const chromium = {
  executablePath: process.env.CHROMIUM ?? settings.program,
  headless: true,
  args: settings.args,
};
