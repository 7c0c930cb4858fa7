import {
  platformAt,
  startPlatformServer,
  type Place,
  type Platform,
  type PlatformServer,
  type Settings,
} from '../../../packages/testing/src/platformServer.ts';

/** Environment variable that passes the URL of the server to the workers. */
const PLACE = 'SHARED_SERVER';

/** Starts a server of the build in which rounds of the 1-minute game take seconds. */
export const startServer = (settings?: Settings): Promise<PlatformServer> =>
  startPlatformServer(settings, 'dist-journeys');

export default async function start(): Promise<() => Promise<void>> {
  const server = await startServer();
  process.env[PLACE] = JSON.stringify(server.place);
  return () => server.stop();
}

export const sharedPlatform = (): Platform =>
  platformAt(JSON.parse(process.env[PLACE] ?? '') as Place);
