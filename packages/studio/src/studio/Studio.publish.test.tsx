import { OperatorError, type BrandPermission } from '@platform/tokens/browser';
import { axeViolations } from '@platform/ui/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { repository as sources } from '../foundations/repository';
import type { StudioOperator } from './operate';
import { fakeServer } from './testing/fakeServer';
import { button, openStudio, step } from './testing/openStudio';

beforeEach(() => page.viewport(1440, 900));

const openVersions = () => userEvent.click(page.getByRole('tab', { name: 'Publish' }));

async function connect() {
  const server = fakeServer(sources.folders);
  openStudio({ operator: server.operator });
  await openVersions();
  return server;
}

async function connectAs(...may: BrandPermission[]) {
  const server = fakeServer(sources.folders);
  await server.operator.draft('ember', { files: {}, note: '' });
  const waiting = { request: '7', number: 1, at: null, author: 'Mira', note: 'Spring.' };
  openStudio({
    operator: {
      ...server.operator,
      history: async (id) => ({
        ...(await server.operator.history(id)),
        may,
        approval: true,
        waiting: [{ ...waiting, is_own: may.includes('brand.publish') }],
      }),
    },
  });
  await openVersions();
}

describe('a brand on a running server', () => {
  test('redirects to the sign-in when the session has ended, and keeps the draft', async () => {
    const server = fakeServer(sources.folders);
    server.setSignedOut(true);
    openStudio({ operator: server.operator });
    await openVersions();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Your session has ended.');
    await expect
      .element(page.getByRole('link', { name: 'Sign in' }))
      .toHaveAttribute('href', '/staff');
    server.setSignedOut(false);
    await userEvent.click(button('Try again'));
    await expect.element(page.getByText(/^ember is served from its folder/)).toBeVisible();
  });

  test('lets a manager request publications, and shows the pending ones', async () => {
    await connectAs('brand.draft', 'brand.publish', 'brand.rollback');
    const waiting = page.getByRole('region', { name: 'Waiting for approval' });
    await expect
      .element(waiting.getByRole('listitem'))
      .toHaveTextContent('Version 1, from its approval on, Mira: Spring.');
    await expect.element(waiting.getByRole('link', { name: 'Withdraw' })).toBeVisible();
    await userEvent.click(button('Publish version 1'));
    const dialog = page.getByRole('alertdialog', { name: 'Publish version 1 of ember?' });
    await expect.element(dialog).toHaveTextContent('Another person has to approve it first.');
    await expect.element(dialog.getByRole('button', { name: 'Request publication' })).toBeVisible();
    expect(await axeViolations()).toEqual([]);
  });

  test('lets an approver compare and decide, but not save or publish', async () => {
    await connectAs('brand.approve', 'brand.rollback');
    await expect.element(page.getByRole('link', { name: 'Approve or decline' })).toBeVisible();
    await userEvent.click(button(/^Compare version 1, which waits/));
    await expect.element(page.getByRole('dialog', { name: 'Differences in ember' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(button(/^(Save as|Publish version|Open version)/).elements()).toEqual([]);
  });

  test('opens a version for changes, and undo returns to the draft', async () => {
    const { operator } = await connect();
    await userEvent.click(button('Save as a version'));
    await userEvent.click(page.getByRole('tab', { name: 'Tokens' }));
    await userEvent.click(step('Radius', /^card/));
    const value = page.getByRole('spinbutton', { name: 'Value in px' });
    const before = (value.element() as HTMLInputElement).value;
    await userEvent.fill(value, '27');
    await openVersions();
    await userEvent.click(button('Open version 1'));
    await expect.element(page.getByText(/^Version 1 is open/)).toBeVisible();
    await userEvent.click(page.getByRole('tab', { name: 'Tokens' }));
    await userEvent.click(step('Radius', /^card/));
    await expect.element(value).toHaveValue(Number(before));
    await userEvent.click(button('Undo'));
    await expect.element(value).toHaveValue(27);
    expect((await operator.history('ember')).versions).toHaveLength(1);
  });

  test('reports the outcome of saving, sharing, publishing and rolling back', async () => {
    const { calls } = await connect();
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
    await expect.element(page.getByText(/^ember is served from its folder\.$/)).toBeVisible();
    expect(calls).toEqual([
      ['draft', 'ember', expect.arrayContaining(['brand.json']), 'For spring'],
      ['preview', 'ember', 1],
      ['publish', 'ember', 1],
      ['rollback', 'ember'],
    ]);
  });
});

test('explains that a note on an existing version is not recorded', async () => {
  await connect();
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
    operator: {
      ...server.operator,
      rollBack: () => Promise.reject(new OperatorError(text)),
    },
  });
  await openVersions();
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

describe('a server with other replies', () => {
  type Change = (operator: StudioOperator) => Partial<StudioOperator>;

  async function keepOn(server: ReturnType<typeof fakeServer>, different: Change) {
    openStudio({
      operator: {
        ...server.operator,
        ...different(server.operator),
      },
    });
    await openVersions();
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
    operator: {
      ...server.operator,
      rollBack: async (_, { off }) => {
        calls.push(off);
        if (!off) throw new OperatorError('Use the command.', [], 'NOTHING_BEFORE');
        return { number: null, cancelled: 0, served: false };
      },
    },
  });
  await openVersions();
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

describe('with any version, even if a newer one exists', () => {
  /** Saves ember as version 1, and with a larger card radius as version 2. */
  async function keepTwo() {
    const server = await connect();
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

describe('a second brand on the same server', () => {
  const begin = (id: string) =>
    userEvent.selectOptions(page.getByRole('combobox', { name: 'Begin with the brand' }), id);

  test('has its own history', async () => {
    const { calls } = await connect();
    await userEvent.click(button('Save as a version'));
    await userEvent.click(button('Publish version 1'));
    await userEvent.click(button(/^Publish$/));
    await expect.element(page.getByText(/^ember is served from version 1/)).toBeVisible();
    await userEvent.fill(page.getByRole('textbox', { name: /^Note about/ }), 'Of ember');
    await begin('lagoon');
    await expect.element(page.getByText(/^lagoon is served from its folder/)).toBeVisible();
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
    const { setDown } = await connect();
    await expect.element(page.getByText(/^ember is served from its folder/)).toBeVisible();
    setDown(true);
    await begin('lagoon');
    await expect.element(page.getByRole('alert')).toHaveTextContent('The server does not answer');
    expect(page.getByText(/is served from/).elements()).toEqual([]);
    expect(button('Save as a version').elements()).toEqual([]);
    setDown(false);
    await userEvent.click(button('Try again'));
    await expect.element(page.getByText(/^lagoon is served from its folder/)).toBeVisible();
  });
});

describe('a scheduled publication', () => {
  const dialog = page.getByRole('alertdialog', { name: 'Publish version 1 of ember?' });
  const confirm = () => userEvent.click(dialog.getByRole('button', { name: 'Publish' }));

  /**
   * Saves version 1, opens its publication dialog, and enters a day and a time in the user's time
   * zone.
   */
  async function choose(day: string, time: string) {
    const server = await connect();
    await userEvent.click(button('Save as a version'));
    await userEvent.click(button('Publish version 1'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Later' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Day' }), day);
    await userEvent.fill(dialog.getByLabelText('Time', { exact: true }), time);
    return server;
  }

  test('schedules a version, lists it with its time zone, and cancels it', async () => {
    const { calls } = await choose('1/12/2026', '09:30');
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
    const { calls } = await choose('1/12/2026', '09:30');
    await confirm();
    await userEvent.click(button('Publish version 1'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Later' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Day' }), '2/12/2026');
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
    const { calls } = await choose('1/12/2026', '');
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
    await choose('1/11/2025', '09:30');
    await confirm();
    const past = `${new Date(2025, 10, 1, 9, 30).toISOString()} is past.`;
    await expect.element(dialog.getByText(past)).toBeVisible();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Day' }), '1/12/2026');
    await confirm();
    await expect.element(page.getByRole('region', { name: 'Planned publications' })).toBeVisible();
  });
});
