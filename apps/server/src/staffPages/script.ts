/**
 * Script of the pages for staff. Moves the code of a link from the fragment to the form, and opens
 * the browser's dialog for passkeys.
 */
export const STAFF_SCRIPT = `'use strict';
const code = document.querySelector('input[name=code][data-fragment]');
if (code && location.hash.length > 1) {
  code.value = decodeURIComponent(location.hash.slice(1));
  history.replaceState(null, '', location.pathname);
  const field = code.closest('.field');
  if (field) field.hidden = true;
  document.querySelector('input[name=password]')?.focus();
}
const form = document.querySelector('form[data-passkey]');
const error = document.querySelector('[role=alert]');
const say = (text) => { if (error) error.textContent = text; };
async function answer() {
  const options = JSON.parse(form.dataset.passkey);
  if (form.dataset.mode === 'create') {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    return navigator.credentials.create({ publicKey });
  }
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  return navigator.credentials.get({ publicKey });
}
form?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  if (button.getAttribute('aria-disabled') === 'true') return;
  if (!window.PublicKeyCredential?.parseRequestOptionsFromJSON) {
    say('This browser cannot use passkeys here. Update it, or use an authenticator app.');
    return;
  }
  say('');
  button.setAttribute('aria-disabled', 'true');
  try {
    const credential = await answer();
    form.elements.response.value = JSON.stringify(credential.toJSON());
    form.submit();
  } catch {
    button.setAttribute('aria-disabled', 'false');
    say('The passkey was not used. Try again.');
  }
});
`;
