import { decideDevice, unknownCode, waitingDevice } from '../staff/devices';
import { allowedPage, devicePage } from './devicePages';
import { STAFF_PATH, type StaffForms } from './staffForms';

export const DEVICE_PAGE = `${STAFF_PATH}/device`;

/** Adds the page on which a person signs in a command. The page needs a fresh session. */
export function addDeviceForms(forms: StaffForms): void {
  const { db } = forms.options;
  forms.app.get(DEVICE_PAGE, async (c) =>
    (await forms.freshPerson(c, DEVICE_PAGE)) === undefined
      ? c.redirect(STAFF_PATH, 303)
      : c.html(devicePage(forms.frameOf(c), '')),
  );
  const post = (path: string, run: Parameters<typeof forms.post>[1]) =>
    forms.post(path, run, async (c, error, field) =>
      devicePage(forms.frameOf(c, error), field('code')),
    );
  post('/device', async (c, field) => {
    if ((await forms.freshPerson(c, DEVICE_PAGE)) === undefined) return undefined;
    const code = field('code');
    const waiting = await waitingDevice(db, code);
    if (waiting === undefined) throw unknownCode();
    return { page: devicePage(forms.frameOf(c), code, waiting) };
  });
  post('/device/allow', async (c, field) => {
    const person = await forms.freshPerson(c, DEVICE_PAGE);
    if (person === undefined) return undefined;
    await decideDevice(db, person.account, field('code'), true);
    return { page: allowedPage(forms.frameOf(c)) };
  });
  post('/device/deny', async (c, field) => {
    const person = await forms.freshPerson(c, DEVICE_PAGE);
    if (person !== undefined) await decideDevice(db, person.account, field('code'), false);
    return undefined;
  });
}
