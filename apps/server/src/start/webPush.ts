import type { Config } from '../config/config';
import type { Push } from '../ports/push/push';
import { webPush } from '../ports/push/webPush';
import { loadVapidKey } from '../config/secrets';

export async function openPush(config: Config): Promise<Push> {
  const { VAPID_KEY, PUSH_SERVICES, MAIL_FROM, DATA_DIR } = config;
  return webPush({
    privateKey: VAPID_KEY ?? (await loadVapidKey(DATA_DIR)),
    subject: `mailto:${MAIL_FROM}`,
    services: PUSH_SERVICES,
  });
}
