import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { hostCookie } from '../http/hostCookie';
import { cameByTls, type TransportOptions } from '../http/transport';

/** Staff cookies: the session, a sign-in between two factors, and the page to open after it. */
export type StaffCookie = 'staff' | 'staff_step' | 'staff_next';

/** Time for which a browser keeps the address to return to, in seconds. */
const NEXT_SECONDS = 1800;

export interface StaffCookieOptions extends TransportOptions {
  publicUrl: string;
}

/** Returns true for requests to the host of PUBLIC_URL, where the pages for staff are. */
export const isStaffHost = (c: Context, { publicUrl }: Pick<StaffCookieOptions, 'publicUrl'>) =>
  new URL(c.req.url).host === new URL(publicUrl).host;

/** Cookies in staff members' browsers. All pages and calls on the host share them. */
export class StaffCookies {
  readonly #options: StaffCookieOptions;

  constructor(options: StaffCookieOptions) {
    this.#options = options;
  }

  read(c: Context, name: StaffCookie): string | undefined {
    return getCookie(c, hostCookie(name, cameByTls(c, this.#options)));
  }

  /** @param maxAge lifetime in seconds. @default until the browser closes */
  keep(c: Context, name: StaffCookie, value: string, maxAge?: number): void {
    const cookie = this.#optionsOf(c);
    setCookie(c, hostCookie(name, cookie.secure), value, {
      ...cookie,
      ...(maxAge !== undefined && { maxAge }),
    });
  }

  /** Keeps the address to open after the sign-in. */
  keepNext(c: Context, address: string): void {
    this.keep(c, 'staff_next', address, NEXT_SECONDS);
  }

  forget(c: Context, name: StaffCookie): void {
    const cookie = this.#optionsOf(c);
    deleteCookie(c, hostCookie(name, cookie.secure), cookie);
  }

  #optionsOf(c: Context) {
    const secure = cameByTls(c, this.#options);
    return { secure, path: '/', httpOnly: true, sameSite: 'Strict' } as const;
  }
}
