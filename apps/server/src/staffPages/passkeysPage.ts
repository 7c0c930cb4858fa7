import { html } from 'hono/html';
import { LONGEST_NAME, type OwnPasskey } from '../staff/ownPasskeys';
import type { StaffMember } from '../staff/sessions';
import { mark, page, passkeyForm, problem, type Html, type PageFrame } from './page';

const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats the day on which a passkey was last used. */
export const lastUseOf = ({ usedAt }: OwnPasskey): string =>
  usedAt === null ? 'Not used yet' : `Last used ${dayFormat.format(usedAt)}`;

const passkeyRow = (passkey: OwnPasskey, isLast: boolean): Html => {
  const field = `name-${passkey.id}`;
  return html`<li class="passkey">
    <form method="post" action="/staff/passkeys/rename">
      <input type="hidden" name="passkey" value="${passkey.id}" />
      <div class="field">
        <label for="${field}">Name</label>
        <input
          id="${field}"
          name="name"
          value="${passkey.name}"
          maxlength="${LONGEST_NAME}"
          autocomplete="off"
          required
        />
        <p class="hint">Added ${dayFormat.format(passkey.addedAt)} · ${lastUseOf(passkey)}</p>
      </div>
      <div class="actions">
        <button class="second">Rename</button>
        ${
          isLast
            ? ''
            : html`<button class="second danger" formaction="/staff/passkeys/remove" formnovalidate>
                Remove
              </button>`
        }
      </div>
    </form>
    ${isLast ? html`<p class="hint">Your last second factor cannot be removed.</p>` : ''}
  </li>`;
};

/** Renders the page on which a person adds, renames and removes passkeys. */
export const passkeysPage = (
  frame: PageFrame,
  person: StaffMember,
  passkeys: readonly OwnPasskey[],
  next: object,
): Html => {
  const isLast = passkeys.length === 1 && !person.hasAuthenticator;
  return page(
    frame,
    'Passkeys',
    html`<main class="wide">
      <div class="head">
        ${mark(frame.site)}
        <a class="back" href="/staff">Your account</a>
      </div>
      <h1>Passkeys</h1>
      <p class="lead">Add one on each device. Removing a passkey ends your other sessions.</p>
      ${problem(frame)}
      ${
        passkeys.length === 0
          ? ''
          : html`<section class="card" aria-labelledby="own">
              <h2 id="own">Your passkeys</h2>
              <ul>
                ${passkeys.map((passkey) => passkeyRow(passkey, isLast))}
              </ul>
            </section>`
      }
      <section class="card" aria-labelledby="add">
        <h2 id="add">Add a passkey</h2>
        <p class="hint about">Your fingerprint, face, screen lock or security key.</p>
        ${passkeyForm(
          'create',
          next,
          html`<div class="field">
              <label for="name">Name</label>
              <input
                id="name"
                name="name"
                maxlength="${LONGEST_NAME}"
                autocomplete="off"
                placeholder="Work laptop"
                required
              />
            </div>
            <button>Create a passkey</button>`,
          '/staff/passkeys/add',
        )}
      </section>
    </main>`,
  );
};
