import { OperatorError } from '@platform/tokens/browser';
import { axeViolations } from '@platform/ui/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { repository as sources } from '../foundations/repository';
import type { StudioOperator } from './operate';
import { fakeServer } from './testing/fakeServer';
import { button, openStudio, step } from './testing/openStudio';

beforeEach(() => page.viewport(1440, 900));

async function connectWith(token: string) {
  await userEvent.click(page.getByRole('tab', { name: 'Publish' }));
  await userEvent.fill(page.getByRole('textbox', { name: /^Token/ }), token);
  await userEvent.click(button('Connect'));
}

async function connect(token: string) {
  const server = fakeServer(sources.folders);
  openStudio({ operate: server.operate });
  await connectWith(token);
  return server;
}

describe('brand on a running server', () => {
  test('reports an invalid token, which can be corrected', async () => {
    await connect('wrong');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Send a token of staff');
    await userEvent.fill(page.getByRole('textbox', { name: /^Token/ }), 'right');
    await userEvent.click(button('Connect'));
    await expect.element(page.getByText(/^ember is served from its folder/)).toBeVisible();
  });

  test('reports the outcome of saving, sharing, publishing and rolling back', async () => {
    const { calls } = await connect('right');
    await userEvent.fill(page.getByRole('textbox', { name: /^Note about/ }), 'For spring');
    await userEvent.click(button('Save as a version'));
    await expect.element(page.getByText(/This is now version 1/)).toBeVisible();
    await userEvent.click(button('Share version 1'));
    await expect
      .element(page.getByRole('link', { name: /Open the preview/ }))
      .toHaveAttribute('href', 'http://ember.localhost:4000/preview?token=1');
    await userEvent.click(button('Publish version 1'));
    await userEvent.click(button(/^Publish$/));
    await expect.element(page.getByText(/^ember is served from version 1/)).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(button('Roll back'));
    await userEvent.click(
      page.getByRole('alertdialog').getByRole('button', { name: 'Roll back', exact: true }),
    );
    await expect.element(page.getByText(/^ember is served from its folder at/)).toBeVisible();
    expect(calls).toEqual([
      ['draft', 'ember', expect.arrayContaining(['brand.json']), 'For spring'],
      ['preview', 'ember', 1],
      ['publish', 'ember', 1],
      ['rollback', 'ember'],
    ]);
  });
});

test('explains that a note on an existing version is not recorded', async () => {
  await connect('right');
  const note = page.getByRole('textbox', { name: /^Note about/ });
  const keepWith = async (text: string) => {
    await userEvent.fill(note, text);
    await userEvent.click(button('Save as a version'));
  };
  await keepWith('For spring');
  await expect.element(page.getByText(/This is now version 1/)).toBeVisible();
  await keepWith('For summer');
  await expect
    .element(page.getByText(/This is already version 1\. Your note was not saved/))
    .toBeVisible();
});

test("reports a rejected rollback with the server's message, and keeps the served state", async () => {
  const server = fakeServer(sources.folders);
  const text = 'Nothing was changed: the folder has changed since it was last shown.';
  openStudio({
    operate: (access) => ({
      ...server.operate(access),
      rollBack: () => Promise.reject(new OperatorError(text)),
    }),
  });
  await connectWith('right');
  await userEvent.click(button('Save as a version'));
  await userEvent.click(button('Publish version 1'));
  await userEvent.click(button(/^Publish$/));
  await userEvent.click(button('Roll back'));
  await userEvent.click(
    page.getByRole('alertdialog').getByRole('button', { name: 'Roll back', exact: true }),
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  await expect.element(page.getByText(/^ember is served from version 1/)).toBeVisible();
});

describe('server with other replies', () => {
  type Change = (operator: StudioOperator) => Partial<StudioOperator>;

  /** Opens the Studio on a server with some replaced functions, and publishes version 1. */
  async function keepOn(server: ReturnType<typeof fakeServer>, different: Change) {
    openStudio({
      operate: (access) => ({
        ...server.operate(access),
        ...different(server.operate(access)),
      }),
    });
    await connectWith('right');
    await userEvent.click(button('Save as a version'));
    await userEvent.click(button('Publish version 1'));
    await userEvent.click(button(/^Publish$/));
  }
  test('says that another person has to approve a publication', async () => {
    await keepOn(fakeServer(sources.folders), () => ({ publish: async () => ({ request: '7' }) }));
    await expect.element(page.getByText(/^Version 1 waits until another person/)).toBeVisible();
  });

  test('does not hide the success of an action', async () => {
    const server = fakeServer(sources.folders);
    await keepOn(server, ({ publish, rollBack }) => ({
      publish: async (...request) => {
        const done = await publish(...request);
        server.setDown(true);
        return done;
      },
      rollBack: async (...request) => {
        const done = await rollBack(...request);
        server.setDown(true);
        return done;
      },
    }));
    await expect.element(page.getByText(/^Version 1 is served\./)).toBeVisible();
    await expect.poll(() => page.getByRole('alertdialog').elements()).toEqual([]);
    expect(page.getByRole('alert').elements()).toEqual([]);
    server.setDown(false);
    await userEvent.click(button('Share version 1'));
    await userEvent.click(button('Roll back'));
    await userEvent.click(
      page.getByRole('alertdialog').getByRole('button', { name: 'Roll back', exact: true }),
    );
    await expect.element(page.getByText(/^ember is served from its folder again/)).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  test("does not hide a rejection or the other person's action that caused it", async () => {
    const text = 'Version 2 is newer. Look at it first.';
    await keepOn(fakeServer(sources.folders), ({ draft }) => ({
      publish: async (id) => {
        await draft(id, { files: {}, note: 'Faster' });
        throw new OperatorError(text);
      },
    }));
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Publish version 2')).toBeVisible();
    await expect.element(page.getByRole('alert')).toHaveTextContent(text);
  });
});

test('asks before a rollback that would take the brand offline', async () => {
  const server = fakeServer(sources.folders);
  const calls: unknown[] = [];
  openStudio({
    operate: (access) => ({
      ...server.operate(access),
      rollBack: async (_, { off }) => {
        calls.push(off);
        if (!off) throw new OperatorError('Use the command.', [], 'NOTHING_BEFORE');
        return { number: null, cancelled: 0, served: false };
      },
    }),
  });
  await connectWith('right');
  await userEvent.click(button('Save as a version'));
  await userEvent.click(button('Publish version 1'));
  await userEvent.click(button(/^Publish$/));
  await userEvent.click(button('Roll back'));
  await userEvent.click(
    page.getByRole('alertdialog').getByRole('button', { name: 'Roll back', exact: true }),
  );
  const dialog = page.getByRole('alertdialog', { name: 'Take ember off the site?' });
  await expect.element(dialog).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Take off the site' }));
  await expect.element(page.getByText(/^ember is not served any more/)).toBeVisible();
  expect(calls).toEqual([undefined, true]);
});

describe('any version, even if a newer one exists', () => {
  /** Saves ember as version 1, and with a larger card radius as version 2. */
  async function keepTwo() {
    const server = await connect('right');
    await userEvent.click(button('Save as a version'));
    await userEvent.click(page.getByRole('tab', { name: 'Tokens' }));
    await userEvent.click(step('Radius', /^card/));
    await userEvent.fill(page.getByRole('spinbutton', { name: 'Value in px' }), '27');
    await userEvent.click(page.getByRole('tab', { name: 'Publish' }));
    await userEvent.click(button('Save as a version'));
    await expect.element(page.getByText(/This is now version 2/)).toBeVisible();
    return server;
  }

  test('publishes a version that is not based on the served one only by overwriting that one', async () => {
    const { calls, setStale } = await keepTwo();
    setStale(2);
    await userEvent.click(button('Publish version 1'));
    await userEvent.click(button(/^Publish$/));
    await expect.element(page.getByText(/^ember is served from version 1/)).toBeVisible();
    await userEvent.click(button('Publish version 2'));
    const dialog = page.getByRole('alertdialog', { name: 'Publish version 2 of ember?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Publish' }));
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Made before version 1.');
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Publish over version 1' }));
    await expect.element(page.getByText(/^ember is served from version 2/)).toBeVisible();
    expect(calls.filter((call) => (call as string[])[0] === 'publish')).toHaveLength(3);
  });

  test('shares and publishes an older version', async () => {
    const { calls } = await keepTwo();
    await userEvent.click(button('Share version 1'));
    await expect
      .element(page.getByRole('link', { name: /Open the preview/ }))
      .toHaveAttribute('href', 'http://ember.localhost:4000/preview?token=1');
    await userEvent.click(button('Publish version 1'));
    await userEvent.click(
      page
        .getByRole('alertdialog', { name: 'Publish version 1 of ember?' })
        .getByRole('button', { name: 'Publish' }),
    );
    await expect.element(page.getByText(/^ember is served from version 1/)).toBeVisible();
    expect(calls.slice(-2)).toEqual([
      ['preview', 'ember', 1],
      ['publish', 'ember', 1],
    ]);
    // There is no button, because version 1 is already served.
    expect(button('Publish version 1').elements()).toEqual([]);
    await expect.element(button('Publish version 2')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  test('compares an older version with the served state, like the draft', async () => {
    await keepTwo();
    const dialog = page.getByRole('dialog', { name: 'Differences in ember' });
    const compare = async (name: string) => {
      await userEvent.click(button(name));
      await expect.element(dialog).toBeVisible();
    };
    const close = async () => {
      await userEvent.keyboard('{Escape}');
      await expect.poll(() => dialog.elements()).toEqual([]);
    };
    await compare('Compare version 1 with the served version');
    await expect
      .element(dialog)
      .toHaveTextContent('From its folder, which is served, to version 1.');
    await expect.element(dialog).toHaveTextContent('There are no differences.');
    await close();
    for (const name of ['Compare version 2 with the served version', 'Show differences']) {
      await compare(name);
      await expect
        .element(dialog.getByRole('region', { name: 'Tokens' }))
        .toHaveTextContent(/radius\.card .* → 27 px/);
      expect(dialog.getByText('There are no differences.').elements()).toEqual([]);
      expect(await axeViolations()).toEqual([]);
      await close();
    }
  });
});

describe('second brand on the same server', () => {
  const begin = (id: string) =>
    userEvent.selectOptions(page.getByRole('combobox', { name: 'Begin with the brand' }), id);

  test('has its own history on the connected server', async () => {
    const { calls } = await connect('right');
    await userEvent.click(button('Save as a version'));
    await userEvent.click(button('Publish version 1'));
    await userEvent.click(button(/^Publish$/));
    await expect.element(page.getByText(/^ember is served from version 1/)).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: /^Note about/ }), 'Of ember');
    await begin('lagoon');
    await expect.element(page.getByText(/^lagoon is served from its folder at/)).toBeVisible();
    expect(page.getByText(/version 1/i).elements()).toEqual([]);
    expect(button(/^(Publish|Share) version/).elements()).toEqual([]);
    await expect.element(page.getByRole('textbox', { name: /^Note about/ })).toHaveValue('');
    await userEvent.click(button('Save as a version'));
    await expect.element(page.getByText(/This is now version 1/)).toBeVisible();
    expect(calls.at(-1)).toEqual(['draft', 'lagoon', expect.anything(), '']);
    await begin('ember');
    await expect.element(page.getByText(/^ember is served from version 1/)).toBeVisible();
  });

  test('shows no history while the server is unreachable, and offers a retry', async () => {
    const { setDown } = await connect('right');
    await expect.element(page.getByText(/^ember is served from its folder/)).toBeVisible();
    setDown(true);
    await begin('lagoon');
    await expect.element(page.getByRole('alert')).toHaveTextContent('No server answers');
    expect(page.getByText(/is served from/).elements()).toEqual([]);
    expect(button('Save as a version').elements()).toEqual([]);
    setDown(false);
    await userEvent.click(button('Try again'));
    await expect.element(page.getByText(/^lagoon is served from its folder/)).toBeVisible();
  });

  test('keeps the login for another brand and another panel', async () => {
    await connect('right');
    await expect.element(page.getByText(/^ember is served from its folder/)).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Name and logo' }));
    await userEvent.click(page.getByRole('tab', { name: 'Publish' }));
    await expect.element(page.getByText(/^ember is served from its folder/)).toBeVisible();
  });
});

describe('scheduled publication', () => {
  const dialog = page.getByRole('alertdialog', { name: 'Publish version 1 of ember?' });
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Publish' }));

  /**
   * Saves version 1, opens its publication dialog, and enters a day and a time in the user's time
   * zone.
   */
  async function choose(day: string, time: string) {
    const server = await connect('right');
    await userEvent.click(button('Save as a version'));
    await userEvent.click(button('Publish version 1'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Later' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Day' }), day);
    await userEvent.fill(dialog.getByLabelText('Time', { exact: true }), time);
    return server;
  }

  test('schedules a version, lists it with its time zone, and cancels it', async () => {
    const { calls } = await choose('12/1/2026', '09:30');
    const at = new Date(2026, 11, 1, 9, 30);
    const text = /1 Dec 2026, 09:30 \S+/;
    await expect.element(dialog).toHaveTextContent(/Served from 1 Dec 2026, 09:30 \S+ on\./);
    expect(await axeViolations()).toEqual([]);
    await confirm();
    const planned = page.getByRole('region', { name: 'Planned publications' });
    await expect.element(planned.getByRole('listitem')).toHaveTextContent(text);
    await expect.element(page.getByText(/^Version 1 is served from 1 Dec 2026/)).toBeVisible();
    await expect.element(page.getByText(/^ember is served from its folder/)).toBeVisible();
    await userEvent.click(button('Cancel the planned publication'));
    await expect.poll(() => planned.elements()).toEqual([]);
    await expect
      .element(page.getByRole('region', { name: 'Publications', exact: true }))
      .toHaveTextContent(/cancelled, was planned for 1 Dec 2026, 09:30/);
    expect(calls.slice(1)).toEqual([
      ['publish', 'ember', 1, at.toISOString()],
      ['cancel', 'ember'],
    ]);
  });

  test('cancels one of two scheduled publications', async () => {
    const { calls } = await choose('12/1/2026', '09:30');
    await confirm();
    await userEvent.click(button('Publish version 1'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Later' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Day' }), '12/2/2026');
    await userEvent.fill(dialog.getByLabelText('Time', { exact: true }), '10:00');
    await confirm();
    const planned = page.getByRole('region', { name: 'Planned publications' });
    await expect.poll(() => planned.getByRole('listitem').elements()).toHaveLength(2);
    await expect.element(button('Cancel all planned publications')).toBeVisible();
    expect(await axeViolations()).toEqual([]);
    await userEvent.click(button(/^Cancel the publication planned for 1 Dec 2026, 09:30/));
    await expect.poll(() => planned.getByRole('listitem').elements()).toHaveLength(1);
    await expect.element(planned).toHaveTextContent(/planned for 2 Dec 2026, 10:00/);
    await expect.element(page.getByText(/^The publication planned for 1 Dec 2026/)).toBeVisible();
    expect(calls.at(-1)).toEqual(['cancel', 'ember', new Date(2026, 11, 1, 9, 30).toISOString()]);
  });

  test('reports missing fields without calling the server', async () => {
    const { calls } = await choose('12/1/2026', '');
    await confirm();
    await expect
      .element(dialog.getByLabelText('Time', { exact: true }))
      .toHaveAccessibleDescription('Enter a time such as 09:30.');
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Day' }), '');
    await confirm();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Day' }))
      .toHaveAccessibleDescription('Choose the day.');
    expect(calls.slice(1)).toEqual([]);
  });

  test("shows the server's message for a rejection, and keeps the time for correction", async () => {
    await choose('11/1/2025', '09:30');
    await confirm();
    const past = `${new Date(2025, 10, 1, 9, 30).toISOString()} is past.`;
    await expect.element(dialog.getByText(past)).toBeVisible();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Day' }), '12/1/2026');
    await confirm();
    await expect.element(page.getByRole('region', { name: 'Planned publications' })).toBeVisible();
  });
});
