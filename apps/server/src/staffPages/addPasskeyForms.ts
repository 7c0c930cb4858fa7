import type { Context } from 'hono';
import {
  addPasskey,
  nextPasskey,
  ownPasskeys,
  removePasskey,
  renamePasskey,
} from '../staff/ownPasskeys';
import type { StaffMember } from '../staff/sessions';
import type { Html } from './page';
import { passkeysPage } from './passkeysPage';
import { responseOf } from './responseOf';
import { STAFF_PATH, type Field, type StaffForms } from './staffForms';

export const PASSKEYS_PAGE = `${STAFF_PATH}/passkeys`;

/** Adds the page on which people manage their passkeys. The page needs a fresh session. */
export function addPasskeyForms(
  forms: StaffForms,
  showSignedOut: (c: Context, error?: string) => Promise<Html>,
): void {
  const { options } = forms;
  const sessionIn = (c: Context) => forms.cookies.read(c, 'staff') ?? '';
  const show = async (c: Context, error?: string): Promise<Html> => {
    const person = await forms.visitingPerson(c);
    if (person === undefined) return showSignedOut(c, error);
    const passkeys = await ownPasskeys(options.db, person.account);
    const next = await nextPasskey(options, person, sessionIn(c));
    return passkeysPage(forms.frameOf(c, error), person, passkeys, next);
  };
  forms.app.get(PASSKEYS_PAGE, async (c) =>
    (await forms.freshPerson(c, PASSKEYS_PAGE)) === undefined
      ? c.redirect(STAFF_PATH, 303)
      : c.html(await show(c)),
  );
  const post = (
    action: string,
    run: (c: Context, person: StaffMember, field: Field) => Promise<void>,
  ) =>
    forms.post(
      `/passkeys/${action}`,
      async (c, field) => {
        const person = await forms.freshPerson(c, PASSKEYS_PAGE);
        if (person === undefined) return undefined;
        await run(c, person, field);
        return { next: PASSKEYS_PAGE };
      },
      show,
    );
  post('add', (c, person, field) => {
    const created = { name: field('name'), response: responseOf(field('response')) };
    const session = sessionIn(c);
    return addPasskey(options, person, { ...created, session }, forms.visitorOf(c));
  });
  post('rename', (c, person, field) => {
    const renamed = { id: field('passkey'), name: field('name') };
    return renamePasskey(options, person, renamed, forms.visitorOf(c));
  });
  post('remove', (c, person, field) => {
    const removed = { id: field('passkey'), session: sessionIn(c) };
    return removePasskey(options, person, removed, forms.visitorOf(c));
  });
}
