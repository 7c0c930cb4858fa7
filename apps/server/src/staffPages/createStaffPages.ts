import { Hono, type Context } from 'hono';
import { beginEnrolment, finishEnrolment, isEnrolment, offersOf } from '../staff/enrolment';
import { DeskError } from '../brands/deskError';
import type { Queryable } from '../db/database';
import { decidePublication, openPublications, type OpenPublication } from '../staff/brandActions';
import { StaffRefused } from '../staff/refused';
import { beginSignIn, factorsOf, finishSignIn, type Factor } from '../staff/signIn';
import { decideDevice, unknownCode, waitingDevice } from '../staff/devices';
import { endSession, sessionOf, type StaffMember } from '../staff/sessions';
import { endStep, STEP_MINUTES, stepOf, type Step } from '../staff/steps';
import { VisitRefused, type StaffVisitor, type VisitPorts } from '../staff/visits';
import { bodyLimit } from '../http/bodyLimit';
import { networkOf } from '../http/network';
import { newNonce } from '../http/securityHeaders';
import { slowDown } from '../http/slowDown';
import type { TokenBuckets } from '../http/tokenBuckets';
import type { TransportOptions } from '../http/transport';
import { addressOf } from '../http/visitor';
import { isStaffHost, StaffCookies } from './cookies';
import {
  accountPage,
  allowedPage,
  devicePage,
  enrolmentPage,
  factorPage,
  invitationPage,
  signInPage,
  type PageFrame,
} from './pages';
import { STAFF_SCRIPT } from './script';
import { STUDIO_PAGE } from './createStudio';

export const STAFF_PATH = '/staff';

const SESSION = 'staff';
const STEP = 'staff_step';
const NEXT = 'staff_next';
const DEVICE = `${STAFF_PATH}/device`;
/** Time for which a browser keeps the address to return to, in seconds. */
const NEXT_SECONDS = 1800;

/** Returns true for a page that a sign-in may return to. */
const isNext = (address: string): boolean => address === DEVICE || STUDIO_PAGE.test(address);

/** Maximum sustained requests per second and network, if ADDRESS_RATE is not lower. */
export const STAFF_RATE = 5;
/** Body size limit in bytes, enough for the response of a passkey. */
const LARGEST_BODY_BYTES = 16 * 1024;

export interface StaffPagesOptions extends TransportOptions, VisitPorts {
  /** Rate limit per network. */
  perNetwork: TokenBuckets;
  /**
   * Publishes a brand that another person approved.
   *
   * @param approver name of the person who approved
   * @throws DeskError if the publication is no longer possible
   */
  publish: (
    publication: OpenPublication,
    approver: string,
    approve: {
      /** Records the approval in the transaction of the publication. */
      within: (tx: Queryable) => Promise<void>;
      /** IP address of the approver. */
      address: string;
    },
  ) => Promise<void>;
}

const policyOf = (nonce: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'nonce-${nonce}'`,
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

const responseOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Creates the pages on which staff sign in: plain forms, which need no build and little script.
 * They are served only at the host of PUBLIC_URL, because passkeys are bound to a host.
 */
export function createStaffPages(options: StaffPagesOptions): Hono {
  const { random, site, db, perNetwork } = options;
  const staff = new Hono();

  const visitorOf = (c: Context): StaffVisitor => {
    const address = addressOf(c, options);
    return { address, network: networkOf(address) };
  };
  const cookies = new StaffCookies(options);
  const frameOf = (c: Context, error?: string): PageFrame => {
    const nonce = newNonce(random);
    c.header('Content-Security-Policy', policyOf(nonce));
    return { site: site.name, nonce, error };
  };
  const keepStep = (c: Context, token: string) => cookies.keep(c, STEP, token, STEP_MINUTES * 60);
  const currentStep = async (c: Context): Promise<{ token: string; step: Step } | undefined> => {
    const token = cookies.read(c, STEP);
    const step = token === undefined ? undefined : await stepOf(db, token);
    return token === undefined || step === undefined ? undefined : { token, step };
  };

  /** Renders the page for the browser's state: signed in, between two factors, or signed out. */
  const show = async (c: Context, error?: string, name = '') => {
    const session = cookies.read(c, SESSION);
    const person = session === undefined ? undefined : await sessionOf(db, session);
    if (person !== undefined) {
      const open = await openPublications(db, person.account);
      return accountPage(frameOf(c, error), person, open);
    }
    const current = await currentStep(c);
    if (current === undefined) return signInPage(frameOf(c, error), name);
    const { token, step } = current;
    if (isEnrolment(step)) {
      return enrolmentPage(frameOf(c, error), step.name, await offersOf(options, token, step));
    }
    return factorPage(frameOf(c, error), step.name, await factorsOf(options, token, step));
  };

  staff.use(`${STAFF_PATH}/*`, async (c, next) => {
    if (!isStaffHost(c as Context, options)) return c.notFound();
    c.header('Cache-Control', 'no-store');
    c.header('X-Robots-Tag', 'noindex');
    slowDown(perNetwork.take(visitorOf(c as Context).network));
    // Browsers send the origin of the page with every form.
    if (c.req.method === 'POST' && c.req.header('Origin') !== site.origin) {
      const frame = frameOf(c as Context, 'The form came from another site.');
      return c.html(signInPage(frame), 403);
    }
    return next();
  });
  staff.use(`${STAFF_PATH}/*`, bodyLimit(LARGEST_BODY_BYTES));

  const fieldsOf = async (c: Context) => {
    const form = await c.req.parseBody();
    return (name: string): string => {
      const value = form[name];
      return typeof value === 'string' ? value : '';
    };
  };
  type Field = Awaited<ReturnType<typeof fieldsOf>>;

  /**
   * Handles a form. `run` may return the address of the next page. If `run` refuses, the page shows the
   * reason.
   */
  const post = (
    path: string,
    run: (c: Context, field: Field) => Promise<string | undefined>,
    again: (c: Context, error: string, field: Field) => ReturnType<typeof show> = (c, error) =>
      show(c, error),
  ) =>
    staff.post(STAFF_PATH + path, async (c) => {
      const field = await fieldsOf(c);
      try {
        return c.redirect((await run(c, field)) ?? STAFF_PATH, 303);
      } catch (error) {
        if (error instanceof VisitRefused || error instanceof DeskError) {
          return c.html(await again(c, error.message, field), error.status);
        }
        if (!(error instanceof StaffRefused)) throw error;
        return c.html(await again(c, error.message, field), 403);
      }
    });

  staff.get(STAFF_PATH, async (c) => c.html(await show(c)));
  staff.get(`${STAFF_PATH}/invitation`, (c) => c.html(invitationPage(frameOf(c))));
  staff.get(`${STAFF_PATH}/page.js`, (c) => {
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(STAFF_SCRIPT);
  });

  post(
    '/password',
    async (c, field) => {
      const entered = { name: field('name'), password: field('password') };
      keepStep(c, await beginSignIn(options, entered, visitorOf(c)));
    },
    (c, error, field) => show(c, error, field('name')),
  );
  post(
    '/invitation',
    async (c, field) => {
      const entered = { code: field('code'), password: field('password') };
      const token = await beginEnrolment(options, entered, visitorOf(c));
      // Another person may be signed in with this browser.
      cookies.forget(c, SESSION);
      keepStep(c, token);
    },
    async (c, error, field) => invitationPage(frameOf(c, error), field('code')),
  );

  /**
   * Checks the second factor of a step, and opens the session. Returns the page that led to the sign-in.
   */
  const finish = async (c: Context, factor: Factor): Promise<string | undefined> => {
    const current = await currentStep(c);
    if (current === undefined) throw new VisitRefused('The sign-in has expired. Start again.');
    const { token, step } = current;
    const visitor = visitorOf(c);
    const session = isEnrolment(step)
      ? await finishEnrolment(options, token, step, factor, visitor)
      : await finishSignIn(options, token, step, factor, visitor);
    cookies.forget(c, STEP);
    cookies.keep(c, SESSION, session);
    const next = cookies.read(c, NEXT);
    cookies.forget(c, NEXT);
    return next !== undefined && isNext(next) ? next : undefined;
  };
  post('/passkey', (c, field) => finish(c, { passkey: responseOf(field('response')) }));
  post('/code', (c, field) => finish(c, { code: field('code').replaceAll(/\s/g, '') }));
  const personOf = async (c: Context): Promise<StaffMember> => {
    const token = cookies.read(c, SESSION);
    const person = token === undefined ? undefined : await sessionOf(db, token);
    if (person === undefined) throw new VisitRefused('Your session has ended. Sign in again.');
    return person;
  };

  /**
   * Returns the person who may sign in a command: both factors were checked in the last minutes. Otherwise, ends
   * the session and leads to the sign-in, which returns here.
   */
  const freshPerson = async (c: Context): Promise<StaffMember | undefined> => {
    const token = cookies.read(c, SESSION);
    const person = token === undefined ? undefined : await sessionOf(db, token);
    if (person?.isFresh === true) return person;
    if (token !== undefined) {
      await endSession(db, token, visitorOf(c));
      cookies.forget(c, SESSION);
    }
    cookies.keep(c, NEXT, DEVICE, NEXT_SECONDS);
    return undefined;
  };
  staff.get(DEVICE, async (c) =>
    (await freshPerson(c)) === undefined
      ? c.redirect(STAFF_PATH, 303)
      : c.html(devicePage(frameOf(c), '')),
  );
  staff.post(DEVICE, async (c) => {
    if ((await freshPerson(c)) === undefined) return c.redirect(STAFF_PATH, 303);
    const code = (await fieldsOf(c))('code');
    const waiting = await waitingDevice(db, code);
    return waiting === undefined
      ? c.html(devicePage(frameOf(c, unknownCode().message), code), 422)
      : c.html(devicePage(frameOf(c), code, waiting));
  });
  const decideCommand = (isAllowed: boolean) => async (c: Context) => {
    const person = await freshPerson(c);
    if (person === undefined) return c.redirect(STAFF_PATH, 303);
    const code = (await fieldsOf(c))('code');
    try {
      await decideDevice(db, person.account, code, isAllowed);
    } catch (error) {
      if (!(error instanceof VisitRefused)) throw error;
      return c.html(devicePage(frameOf(c, error.message), code), error.status);
    }
    return isAllowed ? c.html(allowedPage(frameOf(c))) : c.redirect(STAFF_PATH, 303);
  };
  staff.post(`${DEVICE}/allow`, decideCommand(true));
  staff.post(`${DEVICE}/deny`, decideCommand(false));

  /** Approves or declines a pending publication. */
  const decide = async (c: Context, field: Field, isApproved: boolean): Promise<undefined> => {
    const person = await personOf(c);
    const id = field('request');
    const open = await openPublications(db, person.account);
    const publication = open.find(({ request }) => String(request) === id);
    if (publication === undefined) {
      throw new VisitRefused('This publication no longer waits for you.');
    }
    const { address } = visitorOf(c);
    const decision = { isApproved, reason: field('reason'), address };
    const within = (tx: Queryable) =>
      decidePublication(tx, person.account, publication.request, decision);
    if (isApproved) await options.publish(publication, person.name, { within, address });
    else await within(db);
  };
  post('/approve', (c, field) => decide(c, field, true));
  post('/decline', (c, field) => decide(c, field, false));
  post('/restart', async (c) => {
    const token = cookies.read(c, STEP);
    if (token !== undefined) await endStep(db, token);
    cookies.forget(c, STEP);
  });
  post('/sign-out', async (c) => {
    const token = cookies.read(c, SESSION);
    if (token !== undefined) await endSession(db, token, visitorOf(c));
    cookies.forget(c, SESSION);
  });
  return staff;
}
