import { randomBytes } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Returns how far this machine's clock is ahead of a time server, in ms. */
export type MachineOffset = () => Promise<number>;

const PACKET_BYTES = 48;
/** First byte of a request: version 4, client. */
const CLIENT = 0x23;
const SERVER_MODE = 4;
const UNSYNCHRONISED = 3;
/** Offset of the request's random number, which the server repeats in its response. */
const ECHO_AT = 24;
const ECHO_BYTES = 8;
const RECEIVED_AT = 32;
const SENT_AT = 40;
/** Seconds from 1900, where NTP starts to count, to 1970. */
const NTP_EPOCH_S = 2_208_988_800;
const FRACTIONS = 2 ** 32;
const TIMEOUT_MS = 3_000;

const msAt = (packet: Buffer, place: number): number =>
  (packet.readUInt32BE(place) - NTP_EPOCH_S) * 1_000 +
  (packet.readUInt32BE(place + 4) / FRACTIONS) * 1_000;

/**
 * Opens a client of SNTP (RFC 4330) for one server.
 *
 * @param server host, and optionally a port, such as `time.example.com:123`
 */
export function sntp(server: string): MachineOffset {
  const [, host = '', port = '123'] = /^(.+?)(?::(\d+))?$/.exec(server) ?? [];
  return async () => {
    const socket = createSocket('udp4');
    try {
      const request = Buffer.alloc(PACKET_BYTES);
      request[0] = CLIENT;
      // A response without this random number is forged.
      const echo = randomBytes(ECHO_BYTES);
      echo.copy(request, SENT_AT);
      const askedAt = Date.now();
      socket.send(request, Number(port), host);
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const [packet] = (await once(socket, 'message', { signal })) as [Buffer];
      const answeredAt = Date.now();
      const first = packet[0] ?? 0;
      if (
        packet.length < PACKET_BYTES ||
        (first & 7) !== SERVER_MODE ||
        first >> 6 === UNSYNCHRONISED ||
        !packet.subarray(ECHO_AT, ECHO_AT + ECHO_BYTES).equals(echo)
      ) {
        throw new Error(`${server} does not know the time.`);
      }
      return (askedAt - msAt(packet, RECEIVED_AT) + (answeredAt - msAt(packet, SENT_AT))) / 2;
    } finally {
      socket.close();
    }
  };
}
