import { html } from 'hono/html';
import type { OpenPublication } from '../staff/brandActions';
import type { OwnPasskey } from '../staff/ownPasskeys';
import { IDLE_MINUTES, type StaffMember } from '../staff/sessions';
import { mark, page, problem, type Html, type PageFrame } from './page';
import { lastUseOf } from './passkeysPage';

const scopeOf = (brand: string): string => (brand === '*' ? 'All brands' : brand);

const on = (name: string, detail: string | Html = 'On'): Html =>
  html`<li><span>${name}</span><span class="tag">${detail}</span></li>`;

const methodsOf = ({ hasAuthenticator }: StaffMember, passkeys: readonly OwnPasskey[]): Html[] => [
  on('Password'),
  ...passkeys.map((passkey) => on(passkey.name, lastUseOf(passkey))),
  ...(hasAuthenticator ? [on('Authenticator app')] : []),
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

export const accountPage = (
  frame: PageFrame,
  person: StaffMember,
  { open, passkeys }: { open: readonly OpenPublication[]; passkeys: readonly OwnPasskey[] },
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
          ${methodsOf(person, passkeys)}
        </ul>
        <a class="button second below" href="/staff/passkeys">Manage passkeys</a>
      </section>
      ${person.roles.some(({ role }) => role.startsWith('brand')) ? studio : ''}
    </main>`,
  );
