/** Thrown for a command that the caller can correct. */
export class StaffRefused extends Error {
  override readonly name = 'StaffRefused';
}
