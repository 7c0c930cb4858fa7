import type { Context, Hono } from 'hono';
import { bodyLimit } from '../http/bodyLimit';
import { slowDown } from '../http/slowDown';
import { openPublications } from '../staff/brandActions';
import { ownPasskeys } from '../staff/ownPasskeys';
import { accountPage } from './accountPage';
import { addDeviceForms } from './addDeviceForms';
import { addPasskeyForms } from './addPasskeyForms';
import { addPublicationForms, type Publish } from './addPublicationForms';
import { addSignInForms } from './addSignInForms';
import { isStaffHost } from './cookies';
import type { Html } from './page';
import { STAFF_SCRIPT } from './script';
import { signInPage } from './signInPages';
import { STAFF_PATH, StaffForms, type StaffFormsOptions } from './staffForms';

/** Maximum sustained requests per second and network, if ADDRESS_RATE is not lower. */
export const STAFF_RATE = 5;
/** Body size limit in bytes, enough for the response of a passkey. */
const LARGEST_BODY_BYTES = 16 * 1024;

export interface StaffPagesOptions extends StaffFormsOptions {
  publish: Publish;
}

/**
 * Creates the pages on which staff sign in: plain forms, which need no build and little script. The
 * pages are served only at the host of PUBLIC_URL, because passkeys are bound to a host.
 */
export function createStaffPages(options: StaffPagesOptions): Hono {
  const { site, db, perNetwork } = options;
  const forms = new StaffForms(options);
  const { app } = forms;

  app.use(`${STAFF_PATH}/*`, async (c, next) => {
    if (!isStaffHost(c as Context, options)) return c.notFound();
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    slowDown(perNetwork.take(forms.visitorOf(c as Context).network));
    // Browsers send the origin of the page with every form.
    if (c.req.method === 'POST' && c.req.header('Origin') !== site.origin) {
      const frame = forms.frameOf(c as Context, 'The form came from another site.');
      return c.html(signInPage(frame), 403);
    }
    return next();
  });
  app.use(`${STAFF_PATH}/*`, bodyLimit(LARGEST_BODY_BYTES));
  app.get(`${STAFF_PATH}/page.js`, (c) => {
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(STAFF_SCRIPT);
  });

  const showSignIn = addSignInForms(forms);
  /** Shows the page for the browser's state: signed in, between two factors, or signed out. */
  const show = async (c: Context, error?: string): Promise<Html> => {
    const person = await forms.visitingPerson(c);
    if (person === undefined) return showSignIn(c, error);
    const open = await openPublications(db, person.account);
    const passkeys = await ownPasskeys(db, person.account);
    return accountPage(forms.frameOf(c, error), person, { open, passkeys });
  };
  app.get(STAFF_PATH, async (c) => c.html(await show(c)));
  forms.post(
    '/sign-out',
    async (c) => {
      await forms.signOut(c);
      return undefined;
    },
    show,
  );
  addPublicationForms(forms, options.publish, show);
  addDeviceForms(forms);
  addPasskeyForms(forms, showSignIn);
  return app;
}
