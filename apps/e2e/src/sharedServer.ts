import {
  platformAt,
  startPlatformServer,
  type Place,
  type Platform,
} from '../../../packages/testing/src/platformServer.ts';

/** Where workers, which get the environment, find the place of the server. */
const PLACE = 'SHARED_SERVER';

/** Starts the server that journeys share, before the first of them; what it returns ends it. */
export default async function start(): Promise<() => Promise<void>> {
  const server = await startPlatformServer();
  process.env[PLACE] = JSON.stringify(server.place);
  return () => server.stop();
}

/** The server that journeys share. */
export const sharedPlatform = (): Platform =>
  platformAt(JSON.parse(process.env[PLACE] ?? '') as Place);
