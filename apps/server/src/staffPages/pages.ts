import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import type { OpenPublication } from '../staff/brandActions';
import type { WaitingDevice } from '../staff/devices';
import type { Factors } from '../staff/signIn';
import { SHORTEST_PASSWORD, type Offers } from '../staff/enrolment';
import { IDLE_MINUTES, type StaffMember } from '../staff/sessions';
import { STAFF_STYLE } from './style';

type Html = ReturnType<typeof html>;

export interface PageFrame {
  /** Name of the site. */
  site: string;
  nonce: string;
  /** Problem with the last form. @default none */
  error?: string | undefined;
}

const MARK = raw(
  '<svg viewBox="0 0 28 28" fill="none" aria-hidden="true"><rect width="28" height="28" rx="8" fill="currentColor"/><path d="M9 19V9h6.2a3.6 3.6 0 0 1 0 7.2H12" stroke="light-dark(#fff,#0c0d10)" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round"/></svg>',
);

const mark = (site: string): Html => html`<div class="mark">${MARK}${site}<span>Staff</span></div>`;

/** Message from the server, which the script may replace. */
const problem = ({ error = '' }: PageFrame): Html =>
  html`<p class="error" role="alert">${error}</p>`;

function page(frame: PageFrame, title: string, main: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${frame.site} staff</title>
        <style nonce="${frame.nonce}">
          ${raw(STAFF_STYLE)}
        </style>
        <script src="/staff/page.js" defer></script>
      </head>
      <body>
        ${main}
        <footer>Every sign-in and every action is recorded.</footer>
      </body>
    </html>`;
}

export const signInPage = (frame: PageFrame, name = ''): Html =>
  page(
    frame,
    'Sign in',
    html`<main>
      ${mark(frame.site)}
      <h1>Sign in</h1>
      <p class="lead">Use the name of your staff account.</p>
      ${problem(frame)}
      <div class="card">
        <form method="post" action="/staff/password">
          <div class="field">
            <label for="name">Name</label>
            <input
              id="name"
              name="name"
              value="${name}"
              autocomplete="username"
              required
              autofocus
            />
          </div>
          <div class="field">
            <label for="password">Password</label>
            <input
              id="password"
              name="password"
              type="password"
              autocomplete="current-password"
              required
            />
          </div>
          <button>Continue</button>
        </form>
      </div>
      <p class="hint below">Lost your password or device? Ask an administrator for a link.</p>
    </main>`,
  );

const restart = html`<form method="post" action="/staff/restart" class="below">
  <button class="link">Start again</button>
</form>`;

const codeForm = (button: Html): Html =>
  html`<form method="post" action="/staff/code">
    <div class="field">
      <label for="code">Code from your authenticator app</label>
      <input
        id="code"
        name="code"
        class="code"
        inputmode="numeric"
        autocomplete="one-time-code"
        pattern="[0-9]{6}"
        maxlength="6"
        title="6 digits"
        required
      />
    </div>
    ${button}
  </form>`;

const passkeyForm = (mode: 'create' | 'get', options: object, button: Html): Html =>
  html`<form
    method="post"
    action="/staff/passkey"
    data-mode="${mode}"
    data-passkey="${JSON.stringify(options)}"
  >
    <input type="hidden" name="response" />
    ${button}
  </form>`;

export const factorPage = (frame: PageFrame, name: string, factors: Factors): Html =>
  page(
    frame,
    'Confirm that it is you',
    html`<main>
      ${mark(frame.site)}
      <h1>Confirm that it is you</h1>
      <p class="lead">The password of ${name} is right. Now use your second factor.</p>
      ${problem(frame)}
      <div class="card">
        ${factors.passkey && passkeyForm('get', factors.passkey, html`<button>Use a passkey</button>`)}
        ${factors.passkey && factors.hasAuthenticator ? html`<p class="or">or</p>` : ''}
        ${
          factors.hasAuthenticator
            ? codeForm(html`<button class="${factors.passkey ? 'second' : ''}">Continue</button>`)
            : ''
        }
      </div>
      ${restart}
    </main>`,
  );

export const invitationPage = (frame: PageFrame, code = ''): Html =>
  page(
    frame,
    'Set up your account',
    html`<main>
      ${mark(frame.site)}
      <h1>Set up your account</h1>
      <p class="lead">Choose a password. Next, add a passkey or an authenticator app.</p>
      ${problem(frame)}
      <div class="card">
        <form method="post" action="/staff/invitation">
          <div class="field">
            <label for="code">Code of your link</label>
            <input
              id="code"
              name="code"
              value="${code}"
              autocomplete="off"
              spellcheck="false"
              data-fragment
              required
            />
          </div>
          <div class="field">
            <label for="password">New password</label>
            <input
              id="password"
              name="password"
              type="password"
              autocomplete="new-password"
              minlength="${SHORTEST_PASSWORD}"
              aria-describedby="rule"
              required
            />
            <p class="hint" id="rule">
              At least ${SHORTEST_PASSWORD} characters. Several words are best.
            </p>
          </div>
          <button>Continue</button>
        </form>
      </div>
    </main>`,
  );

export const enrolmentPage = (frame: PageFrame, name: string, offers: Offers): Html =>
  page(
    frame,
    'Add a second factor',
    html`<main>
      ${mark(frame.site)}
      <h1>Add a second factor</h1>
      <p class="lead">${name}, from now on you sign in with your password and one of these.</p>
      ${problem(frame)}
      <div class="card">
        <h2>Passkey</h2>
        <p class="hint about">
          Your fingerprint, face, screen lock or security key. The safest choice.
        </p>
        ${passkeyForm('create', offers.passkey, html`<button>Create a passkey</button>`)}
        <p class="or">or</p>
        <h2>Authenticator app</h2>
        <div class="qr">
          ${raw(renderSVG(offers.url))}
          <p class="hint">
            Scan the code with your app, or enter this key: <code>${offers.secret}</code>
          </p>
        </div>
        ${codeForm(html`<button class="second">Use the app</button>`)}
      </div>
      ${restart}
    </main>`,
  );

const scopeOf = (brand: string): string => (brand === '*' ? 'All brands' : brand);

const methodsOf = ({ passkeys, hasAuthenticator }: StaffMember): Html[] => [
  html`<li><span>Password</span><span class="tag">On</span></li>`,
  ...(passkeys > 0 ? [html`<li><span>Passkey</span><span class="tag">On</span></li>`] : []),
  ...(hasAuthenticator
    ? [html`<li><span>Authenticator app</span><span class="tag">On</span></li>`]
    : []),
];

const contentOf = ({ detail: { number, at } }: OpenPublication): string =>
  [
    number === null ? 'the folder of the server' : `version ${number}`,
    at === null ? 'now' : `from ${at.slice(0, 16).replace('T', ' ')} UTC`,
  ].join(', ');

const waiting = (publication: OpenPublication): Html => {
  const { request, brand, author, reason, isOwn } = publication;
  const field = `reason-${request}`;
  return html`<li class="waiting">
    <div>
      <strong>${brand}</strong>: ${contentOf(publication)}
      <p class="hint">${isOwn ? 'Waits for another person.' : `By ${author}.`} ${reason}</p>
    </div>
    <form method="post" action="/staff/${isOwn ? 'decline' : 'approve'}">
      <input type="hidden" name="request" value="${request}" />
      <div class="field">
        <label for="${field}">Reason</label>
        <input id="${field}" name="reason" maxlength="300" required />
      </div>
      <div class="actions">
        ${isOwn ? '' : html`<button>Approve and publish</button>`}
        <button class="second" formaction="/staff/decline">
          ${isOwn ? 'Withdraw' : 'Decline'}
        </button>
      </div>
    </form>
  </li>`;
};

const studio: Html = html`<section class="card" aria-labelledby="studio">
  <h2 id="studio">Brand Studio</h2>
  <p class="hint about">Edit brands beside their screens, and publish them.</p>
  <a class="button second" href="/studio">Open the Studio</a>
</section>`;

/** Page on which a person enters the code of a command, and then allows or denies the command. */
export const devicePage = (frame: PageFrame, code: string, waiting?: WaitingDevice): Html =>
  page(
    frame,
    'Sign in a command',
    html`<main>
      ${mark(frame.site)}
      <h1>Sign in a command</h1>
      ${problem(frame)}
      <div class="card">
        ${
          waiting === undefined
            ? html`<p class="hint about">Enter the code that the command shows in your terminal.</p>
                <form method="post" action="/staff/device">
                  <div class="field">
                    <label for="code">Code</label>
                    <input
                      id="code"
                      name="code"
                      value="${code}"
                      autocomplete="off"
                      autocapitalize="characters"
                      spellcheck="false"
                      placeholder="BCDF-GHJK"
                      required
                    />
                  </div>
                  <button>Continue</button>
                </form>`
            : html`<p class="hint about">
                  A command at the address ${waiting.address} asked at
                  ${waiting.askedAt.toISOString().slice(11, 16)} UTC. It will act with your name and
                  your roles on brands, and ends after ${IDLE_MINUTES} minutes without use. Allow it
                  only if you have just run it.
                </p>
                <form method="post" action="/staff/device/allow">
                  <input type="hidden" name="code" value="${code}" />
                  <div class="actions">
                    <button>Allow</button>
                    <button class="second" formaction="/staff/device/deny">Deny</button>
                  </div>
                </form>`
        }
      </div>
    </main>`,
  );

/** Page after a command was allowed. */
export const allowedPage = (frame: PageFrame): Html =>
  page(
    frame,
    'Command signed in',
    html`<main>
      ${mark(frame.site)}
      <h1>Command signed in</h1>
      <p class="lead">Return to your terminal. The command continues in a few seconds.</p>
    </main>`,
  );

export const accountPage = (
  frame: PageFrame,
  person: StaffMember,
  open: readonly OpenPublication[],
): Html =>
  page(
    frame,
    person.name,
    html`<main class="wide">
      <div class="head">
        ${mark(frame.site)}
        <form method="post" action="/staff/sign-out"><button class="link">Sign out</button></form>
      </div>
      <h1>${person.name}</h1>
      <p class="lead">You are signed out after ${IDLE_MINUTES} minutes without use.</p>
      ${problem(frame)}
      ${
        open.length === 0
          ? ''
          : html`<section class="card" aria-labelledby="open">
              <h2 id="open">Publications that wait</h2>
              <ul>
                ${open.map(waiting)}
              </ul>
            </section>`
      }
      <section class="card" aria-labelledby="roles">
        <h2 id="roles">Your roles</h2>
        <ul>
          ${person.roles.length === 0 ? html`<li class="tag">None. Ask an administrator.</li>` : ''}
          ${person.roles.map(
            ({ role, brand }) =>
              html`<li>
                <span>${role.charAt(0).toUpperCase() + role.slice(1)}</span
                ><span class="tag">${scopeOf(brand)}</span>
              </li>`,
          )}
        </ul>
      </section>
      <section class="card" aria-labelledby="methods">
        <h2 id="methods">How you sign in</h2>
        <ul>
          ${methodsOf(person)}
        </ul>
      </section>
      ${person.roles.some(({ role }) => role.startsWith('brand')) ? studio : ''}
    </main>`,
  );
