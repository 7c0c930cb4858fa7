// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSession } from './createSession';
import { browserStorage } from './storage';

const member = { id: '7', code: 'asha', name: 'Asha' };

/** Changes the storage as another tab would, with the event in this tab. */
const otherTab = (change: () => void) => {
  change();
  window.dispatchEvent(new StorageEvent('storage'));
};

beforeEach(() => localStorage.clear());

describe('signing in', () => {
  it('[AUTH-03] [STORE-01] stores the flag, token, user, ID, user name and preview flag', () => {
    createSession().signIn({ token: 't1', member });
    expect({ ...localStorage }).toEqual({
      auth: 'true',
      accessToken: 't1',
      user: JSON.stringify(member),
      ID: '7',
      userName: 'asha',
      preview_id: 'false',
      api_called: 'false',
    });
  });

  it('stores whether the email address is confirmed, for the first page', () => {
    const session = createSession();
    session.signIn({ token: 't1', member, emailConfirmed: true });
    expect(session.preference('emailConfirmed')).toBe('true');
  });

  it('[AUTH-03] writes the flag last, for tabs that watch it', () => {
    const setItem = vi.spyOn(Storage.prototype, 'setItem');
    createSession().signIn({ token: 't1', member });
    expect(setItem.mock.lastCall).toEqual(['auth', 'true']);
    setItem.mockRestore();
  });

  it('survives a reload', () => {
    createSession().signIn({ token: 't1', member });
    expect(createSession().get()).toEqual({ signedIn: true, token: 't1', member });
  });
});

describe('signing out', () => {
  it('[AUTH-05] clears all local storage', () => {
    localStorage.setItem('anything', 'else');
    const session = createSession();
    session.signIn({ token: 't1', member });
    session.signOut();
    expect(localStorage.length).toBe(0);
    expect(session.get()).toEqual({ signedIn: false, token: null, member: null, end: 'here' });
  });

  it("remembers the cause of the session's end until the next session ends", () => {
    const session = createSession();
    const endOf = (leave: () => void) => {
      session.signIn({ token: 't1', member });
      leave();
      session.setPreference('colorScheme', 'dark');
      return session.get().end;
    };
    expect(session.get().end).toBeUndefined();
    expect(endOf(() => session.signOut('refused'))).toBe('refused');
    expect(endOf(() => otherTab(() => localStorage.clear()))).toBe('elsewhere');
    expect(endOf(() => session.signOut())).toBe('here');
  });
});

describe('a session with subscribers', () => {
  it('[SHELL-14] calls subscribers when another tab signs in or out', () => {
    const session = createSession();
    const listener = vi.fn();
    session.subscribe(listener);

    otherTab(() => localStorage.setItem('auth', 'true'));
    expect(session.get().signedIn).toBe(true);
    otherTab(() => localStorage.clear());
    expect(session.get().signedIn).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('returns the same object until something changes, and makes no calls after unsubscribing', () => {
    const session = createSession();
    const listener = vi.fn();
    const leave = session.subscribe(listener);
    const before = session.get();
    session.setPreference('colorScheme', 'dark');
    expect(session.get()).toBe(before);
    expect(listener).toHaveBeenCalledTimes(1);
    leave();
    session.signIn({ token: 't1', member });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});

describe('a storage with invalid values', () => {
  it.each(['not json', '{"id":7}', '[]', 'null'])('ignores the stored user %j', (user) => {
    localStorage.setItem('auth', 'true');
    localStorage.setItem('user', user);
    expect(createSession().get()).toEqual({ signedIn: true, token: null, member: null });
  });

  it('[STORE-01] [ROLE-01] counts only the flag true as signed in', () => {
    localStorage.setItem('auth', 'yes');
    expect(createSession().get().signedIn).toBe(false);
  });
});

describe('claiming work that runs once per session', () => {
  it('[STORE-01] succeeds once after each sign-in, across reloads and tabs', () => {
    const session = createSession();
    expect(session.claimFirstRun()).toBe(false);
    session.signIn({ token: 't1', member });
    expect([session.claimFirstRun(), session.claimFirstRun()]).toEqual([true, false]);
    expect(localStorage.getItem('api_called')).toBe('true');
    expect(createSession().claimFirstRun()).toBe(false);
    session.signIn({ token: 't2', member });
    expect(createSession().claimFirstRun()).toBe(true);
  });
});

describe('a session with preferences', () => {
  it('[STORE-01] stores preferences under the keys of the specification', () => {
    const session = createSession();
    expect(session.preference('currency')).toBeNull();
    session.setPreference('currency', 'USDT');
    expect(localStorage.getItem('selectedCurrency')).toBe('USDT');
    expect(createSession().preference('currency')).toBe('USDT');
  });
});

describe('a browser without storage', () => {
  it.each([
    [
      'access to it throws an error',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    ],
    ['there is none', () => null as unknown as Storage],
  ])('keeps the session for the lifetime of the page if %s', (_, access) => {
    const denied = vi.spyOn(window, 'localStorage', 'get').mockImplementation(access);
    const session = createSession(browserStorage());
    session.signIn({ token: 't1', member });
    expect(session.get().member).toEqual(member);
    session.signOut();
    expect(session.get().signedIn).toBe(false);
    denied.mockRestore();
  });
});

describe('a full storage', () => {
  it('keeps as much as fits, and the page keeps the rest in memory', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    const session = createSession();
    session.signIn({ token: 't1', member });
    session.setPreference('colorScheme', 'dark');
    full.mockRestore();
    expect(session.get()).toEqual({ signedIn: true, token: 't1', member });
    expect(session.preference('colorScheme')).toBe('dark');
    expect(localStorage.length).toBe(0);

    session.setPreference('colorScheme', 'light');
    otherTab(() => localStorage.setItem('colorScheme', 'dark'));
    expect(session.preference('colorScheme')).toBe('dark');
    session.signOut();
    expect(session.get()).toMatchObject({ signedIn: false, token: null, member: null });
  });
});
