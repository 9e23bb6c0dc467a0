/** Addresses of dossiers: an opaque number, never whom it is about. */
export const DOSSIERS = '/consultas/dossie';

export const dossierAt = (id: string): string => `${DOSSIERS}/${encodeURIComponent(id)}`;
