const HEADER_BYTES = 48;
/** Font formats, by the first four bytes of a file. */
const FORMATS: Readonly<Record<number, string>> = {
  0x774f4632: 'WOFF2',
  0x774f4646: 'WOFF',
  0x00010000: 'TTF',
  0x74727565: 'TTF',
  0x4f54544f: 'OTF',
  0x74746366: 'TTC',
};

/** Returns the problem with a WOFF2 header, as the end of a sentence; undefined if it is valid. */
export function woff2Fault(bytes: Uint8Array): string | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const format = bytes.length < 4 ? undefined : FORMATS[view.getUint32(0)];
  if (format !== 'WOFF2') {
    return format === undefined ? 'is not a font' : `is a ${format} font under another name`;
  }
  const said = bytes.length < HEADER_BYTES ? undefined : view.getUint32(8);
  if (said !== bytes.length) {
    const whole = said === undefined ? '' : ` of ${said}`;
    return `is not whole: it has ${bytes.length}${whole} bytes`;
  }
  const [tables, reserved, compressed] = [
    view.getUint16(12),
    view.getUint16(14),
    view.getUint32(20),
  ];
  const isSound = tables > 0 && reserved === 0 && compressed > 0 && compressed < bytes.length;
  return isSound ? undefined : 'is damaged: its head contradicts itself';
}
