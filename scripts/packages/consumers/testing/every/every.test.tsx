import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrandProvider } from '@platform/ui/theme';
import { version } from 'react';

// Vitest and Jest both run this file and define `expect` and `test`.

const folder = join(process.cwd(), 'types/examples');
const examples = readdirSync(folder).flatMap((component) =>
  ['Default', 'Open']
    .filter((story) => existsSync(join(folder, component, `${story}.tsx`)))
    .map((story) => `${component}/${story}`),
);

/** Components with a button that only asks the caller to open a part. */
const CONTROLLED = ['BottomBar'];

test('finds the examples', () => {
  expect(examples.length).toBeGreaterThan(170);
});

test(`uses React ${version}`, () => {
  expect(version).toMatch(process.env.VITEST ? /^19\.3\./ : '19.2.0');
});

test.each(examples)('%s renders and opens in jsdom', async (name) => {
  const { Example } = await import(/* @vite-ignore */ join(folder, `${name}.tsx`));
  const user = userEvent.setup();
  const { container } = render(
    <BrandProvider brand={{ id: 'aurora', name: 'Aurora' }}>
      <Example />
    </BrandProvider>,
  );
  // Hovers over the buttons first, because an open menu covers them.
  const [button] = screen.queryAllByRole('button');
  if (button) await user.hover(button);
  const closed = container.querySelector('button[aria-haspopup][aria-expanded="false"]:enabled');
  if (closed && !CONTROLLED.some((component) => name.startsWith(component))) {
    await user.click(closed);
    // The code of the part is compiled on its first use.
    await waitFor(() => expect(closed.getAttribute('aria-expanded')).toBe('true'), {
      timeout: 30_000,
    });
  }
  const [slider] = screen.queryAllByRole('slider');
  if (slider) await user.click(slider);
});
