import { html } from 'hono/html';
import type { WaitingDevice } from '../staff/devices';
import { IDLE_MINUTES } from '../staff/sessions';
import { mark, page, problem, type Html, type PageFrame } from './page';

/**
 * Renders the page on which a person enters the code of a command, and then allows or denies the
 * command.
 */
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
