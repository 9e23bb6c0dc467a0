/** A subject's keyed hash as an address names it: opaque, and of use to its own account alone. */
export function dossierId(subject: string): string {
  return BigInt.asUintN(64, BigInt(subject)).toString(16).padStart(16, '0');
}

/** The hash in such an address; null for anything else. */
export function subjectOfDossier(id: string): string | null {
  return /^[0-9a-f]{16}$/.test(id) ? BigInt.asIntN(64, BigInt(`0x${id}`)).toString() : null;
}
