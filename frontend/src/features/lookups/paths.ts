import type { LookupType } from '@kernel/lookup-catalogue';

/** Addresses inside the lookup page. They name types, tabs and entries, never what is searched for. */
export const CHOOSE = '/consultas';
export const PROFILE = '/consultas?aba=perfil';
export const HISTORY = '/consultas?aba=historico';
export const FULL_HISTORY = '/historico';
/** The register of companies, searched. */
export const COMPANIES = '/empresas';
/** Lists of lookups. */
export const BATCHES = '/lotes';
export const batchAt = (id: string): string => `/lotes/${encodeURIComponent(id)}`;
/** Dossiers: an opaque number, never whom it is about. */
export const DOSSIERS = '/consultas/dossie';
export const dossierAt = (id: string): string => `${DOSSIERS}/${encodeURIComponent(id)}`;
/** The companies that are followed. */
export const WATCHLIST = '/acompanhamento';

export const formOf = (type: LookupType): string => `/consultas?tipo=${type}`;
export const groupAt = (key: string): string => `/consultas?grupo=${key}`;
/** A result's permanent address: found just now, or opened from the history. */
export const RESULT = '/consultas/registro/:protocolo';
export const resultAt = (protocolo: string): string => `/consultas/registro/${encodeURIComponent(protocolo)}`;
