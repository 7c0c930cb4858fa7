import { Hono, type Context } from 'hono';
import { DeskError } from '../brands/deskError';
import { newNonce } from '../http/securityHeaders';
import type { TokenBuckets } from '../http/tokenBuckets';
import type { TransportOptions } from '../http/transport';
import { StaffRefused } from '../staff/refused';
import { endSession, sessionOf, type StaffMember } from '../staff/sessions';
import { VisitRefused, type StaffVisitor, type VisitPorts } from '../staff/visits';
import { StaffCookies } from './cookies';
import type { Html, PageFrame } from './page';
import { staffVisitorOf } from './staffVisitor';

export const STAFF_PATH = '/staff';

export interface StaffFormsOptions extends TransportOptions, VisitPorts {
  /** Rate limit per network. */
  perNetwork: TokenBuckets;
}

/** Result of a form: a page, the address of the next page, or undefined for the page of the account. */
export type FormResult = { page: Html } | { next: string } | undefined;

/** Reads a field of a form; '' if the form lacks it. */
export type Field = (name: string) => string;

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

async function fieldsOf(c: Context): Promise<Field> {
  const form = await c.req.parseBody();
  return (name) => {
    const value = form[name];
    return typeof value === 'string' ? value : '';
  };
}

const statusOf = (error: unknown): VisitRefused['status'] | DeskError['status'] | undefined => {
  if (error instanceof VisitRefused || error instanceof DeskError) return error.status;
  return error instanceof StaffRefused ? 403 : undefined;
};

/** Forms of the pages for staff, and the person whose browser sends them. */
export class StaffForms {
  readonly app = new Hono();
  readonly options: StaffFormsOptions;
  readonly cookies: StaffCookies;

  constructor(options: StaffFormsOptions) {
    this.options = options;
    this.cookies = new StaffCookies(options);
  }

  visitorOf(c: Context): StaffVisitor {
    return staffVisitorOf(c, this.options);
  }

  /** Returns the frame of a page, and sends its content security policy. */
  frameOf(c: Context, error?: string): PageFrame {
    const nonce = newNonce(this.options.random);
    c.header('Content-Security-Policy', policyOf(nonce));
    return { site: this.options.site.name, nonce, error };
  }

  /**
   * Handles a form.
   *
   * @param run executes the action of the form
   * @param again returns the page that shows the reason if `run` refuses
   */
  post(
    path: string,
    run: (c: Context, field: Field) => Promise<FormResult>,
    again: (c: Context, error: string, field: Field) => Promise<Html>,
  ): void {
    this.app.post(STAFF_PATH + path, async (c) => {
      const field = await fieldsOf(c);
      try {
        const result = (await run(c, field)) ?? { next: STAFF_PATH };
        return 'page' in result ? await c.html(result.page) : c.redirect(result.next, 303);
      } catch (error) {
        const status = statusOf(error);
        if (status === undefined) throw error;
        return c.html(await again(c, (error as Error).message, field), status);
      }
    });
  }

  /** Returns the signed-in person; undefined without a session. */
  async visitingPerson(c: Context): Promise<StaffMember | undefined> {
    const token = this.cookies.read(c, 'staff');
    return token === undefined ? undefined : sessionOf(this.options.db, token);
  }

  /** @throws VisitRefused without a session */
  async personOf(c: Context): Promise<StaffMember> {
    const person = await this.visitingPerson(c);
    if (person === undefined) throw new VisitRefused('Your session has ended. Sign in again.');
    return person;
  }

  /**
   * Returns the person if both factors were checked in the last minutes. Otherwise, ends the session. The next
   * sign-in returns to the page.
   *
   * @param page address of the page that needs a fresh session
   */
  async freshPerson(c: Context, page: string): Promise<StaffMember | undefined> {
    const person = await this.visitingPerson(c);
    if (person?.isFresh === true) return person;
    await this.signOut(c);
    this.cookies.keepNext(c, page);
    return undefined;
  }

  async signOut(c: Context): Promise<void> {
    const token = this.cookies.read(c, 'staff');
    if (token === undefined) return;
    await endSession(this.options.db, token, this.visitorOf(c));
    this.cookies.forget(c, 'staff');
  }
}
