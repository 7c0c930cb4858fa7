import { describe, expect, it } from 'vitest';
import { qrPath, QUIET_ZONE } from './qrPath';

const extent = (d: string) => {
  const runs = [...d.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => ({
    left: Number(x),
    right: Number(x) + Number(width),
    top: Number(y),
    bottom: Number(y) + 1,
  }));
  return {
    left: Math.min(...runs.map(({ left }) => left)),
    right: Math.max(...runs.map(({ right }) => right)),
    top: Math.min(...runs.map(({ top }) => top)),
    bottom: Math.max(...runs.map(({ bottom }) => bottom)),
  };
};

describe('qrPath', () => {
  it('leaves a quiet zone of 4 modules on every side', () => {
    const { d, size } = qrPath('0x5c1e', 'M');
    expect(QUIET_ZONE).toBe(4);
    expect(extent(d)).toEqual({ left: 4, top: 4, right: size - 4, bottom: size - 4 });
  });

  it('grows with the text and the error correction level', () => {
    const text = 'otpauth://totp/Platform:asha?secret=JBSWY3DPEHPK3PXP';
    expect(qrPath('a', 'L').size).toBe(21 + 2 * QUIET_ZONE);
    expect(qrPath(text, 'H').size).toBeGreaterThan(qrPath(text, 'L').size);
  });

  it('throws an error that states the limit if the text is too long', () => {
    expect(() => qrPath('a'.repeat(2_332), 'M')).toThrow(
      'A QR code with error correction M cannot hold 2332 characters. Shorten the text, or choose a lower error correction.',
    );
    expect(() => qrPath('a'.repeat(2_331), 'M')).not.toThrow();
  });
});
