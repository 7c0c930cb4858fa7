import { html, raw } from 'hono/html';
import { renderSVG } from 'uqr';
import { SHORTEST_PASSWORD, type Offers } from '../staff/enrolment';
import type { Factors } from '../staff/signIn';
import { mark, page, passkeyForm, problem, type Html, type PageFrame } from './page';

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
