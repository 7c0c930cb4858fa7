import { setTimeout as delay } from 'node:timers/promises';
import { drawnRounds } from '../packages/testing/src/drawnRounds.ts';
import { signUp, type Member } from '../packages/testing/src/member.ts';
import type { Platform } from '../packages/testing/src/platformServer.ts';

const NAMES = ['Asha', 'Ravi', 'Meera'];
const BETS = [
  { betType: 'color', betValue: 'green', amount: '25' },
  { betType: 'number', betValue: '7', amount: '10' },
  { betType: 'high', betValue: '', amount: '40' },
];
/** Retry interval in ms, because betting is closed in the last seconds of a round. */
const RETRY_MS = 2_000;

/** Places a bet on the 1-minute game, in the next round that takes bets. */
async function bet(origin: string, { token }: Member, choice: object): Promise<void> {
  for (;;) {
    const reply = await fetch(`${origin}/api/game/placeBetnew`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ gametype: 1, ...choice }),
    });
    if (reply.ok) return;
    const { code, message } = (await reply.json()) as { code: string; message: string };
    if (code !== 'ROUND_CLOSED') throw new Error(`A bet was refused: ${message}`);
    await delay(RETRY_MS);
  }
}

/** Draws rounds and places bets of some members on each brand, because an empty board shows little. */
export async function makeBusy(server: Platform, origin: string, brands: readonly string[]) {
  await drawnRounds(server, 1, 30);
  for (const brand of brands) {
    for (const [place, name] of NAMES.entries()) {
      const member = await signUp(origin, { name: `${name} ${brand}` });
      await server.query('update member set brand = $2 where id = $1', [member.id, brand]);
      await bet(origin, member, BETS[place] ?? {});
    }
  }
}
