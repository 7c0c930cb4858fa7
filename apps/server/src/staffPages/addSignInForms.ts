import type { Context } from 'hono';
import { beginEnrolment, finishEnrolment, isEnrolment, offersOf } from '../staff/enrolment';
import { beginSignIn, factorsOf, finishSignIn, type Factor } from '../staff/signIn';
import { endStep, STEP_MINUTES, stepOf, type Step } from '../staff/steps';
import { VisitRefused } from '../staff/visits';
import { DEVICE_PAGE } from './addDeviceForms';
import { PASSKEYS_PAGE } from './addPasskeyForms';
import { STUDIO_PAGE } from './createStudio';
import type { Html } from './page';
import { enrolmentPage, factorPage, invitationPage, signInPage } from './signInPages';
import { responseOf } from './responseOf';
import { STAFF_PATH, type FormResult, type StaffForms } from './staffForms';

/** Returns true for a page that a sign-in may return to. */
const isNext = (address: string): boolean =>
  [DEVICE_PAGE, PASSKEYS_PAGE].includes(address) || STUDIO_PAGE.test(address);

/** Shows the page of a signed-out browser. @param name name to fill in. @default '' */
export type ShowSignIn = (c: Context, error?: string, name?: string) => Promise<Html>;

/** Adds the forms of the sign-in and of the enrolment. Returns a function that shows their pages. */
export function addSignInForms(forms: StaffForms): ShowSignIn {
  const { cookies, options } = forms;
  const { db } = options;
  const keepStep = (c: Context, token: string) =>
    cookies.keep(c, 'staff_step', token, STEP_MINUTES * 60);
  const currentStep = async (c: Context): Promise<{ token: string; step: Step } | undefined> => {
    const token = cookies.read(c, 'staff_step');
    const step = token === undefined ? undefined : await stepOf(db, token);
    return token === undefined || step === undefined ? undefined : { token, step };
  };

  const show: ShowSignIn = async (c, error, name = '') => {
    const current = await currentStep(c);
    if (current === undefined) return signInPage(forms.frameOf(c, error), name);
    const { token, step } = current;
    return isEnrolment(step)
      ? enrolmentPage(forms.frameOf(c, error), step.name, await offersOf(options, token, step))
      : factorPage(forms.frameOf(c, error), step.name, await factorsOf(options, token, step));
  };

  forms.app.get(`${STAFF_PATH}/invitation`, (c) => c.html(invitationPage(forms.frameOf(c))));
  forms.post(
    '/password',
    async (c, field) => {
      const entered = { name: field('name'), password: field('password') };
      keepStep(c, await beginSignIn(options, entered, forms.visitorOf(c)));
      return undefined;
    },
    (c, error, field) => show(c, error, field('name')),
  );
  forms.post(
    '/invitation',
    async (c, field) => {
      const entered = { code: field('code'), password: field('password') };
      const token = await beginEnrolment(options, entered, forms.visitorOf(c));
      // Another person may be signed in with this browser.
      cookies.forget(c, 'staff');
      keepStep(c, token);
      return undefined;
    },
    async (c, error, field) => invitationPage(forms.frameOf(c, error), field('code')),
  );

  /** Checks the second factor of a step, and opens the session. Returns to the page that led to the sign-in. */
  const finish = async (c: Context, factor: Factor): Promise<FormResult> => {
    const current = await currentStep(c);
    if (current === undefined) throw new VisitRefused('The sign-in has expired. Start again.');
    const { token, step } = current;
    const visitor = forms.visitorOf(c);
    const session = isEnrolment(step)
      ? await finishEnrolment(options, token, step, factor, visitor)
      : await finishSignIn(options, token, step, factor, visitor);
    cookies.forget(c, 'staff_step');
    cookies.keep(c, 'staff', session);
    const next = cookies.read(c, 'staff_next');
    cookies.forget(c, 'staff_next');
    return next !== undefined && isNext(next) ? { next } : undefined;
  };
  forms.post(
    '/passkey',
    (c, field) => finish(c, { passkey: responseOf(field('response')) }),
    (c, error) => show(c, error),
  );
  forms.post(
    '/code',
    (c, field) => finish(c, { code: field('code').replaceAll(/\s/g, '') }),
    (c, error) => show(c, error),
  );
  forms.post(
    '/restart',
    async (c) => {
      const token = cookies.read(c, 'staff_step');
      if (token !== undefined) await endStep(db, token);
      cookies.forget(c, 'staff_step');
      return undefined;
    },
    (c, error) => show(c, error),
  );
  return show;
}
