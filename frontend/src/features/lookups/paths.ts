import type { LookupType } from '@kernel/lookup-catalogue';

/** Addresses inside the lookup page. They name types, tabs and entries, never what is searched for. */
export const CHOOSE = '/consultas';
export const PROFILE = '/consultas?aba=perfil';
export const HISTORY = '/consultas?aba=historico';
export const FULL_HISTORY = '/historico';

export const formOf = (type: LookupType): string => `/consultas?tipo=${type}`;
export const groupAt = (key: string): string => `/consultas?grupo=${key}`;
export const savedResultAt = (id: string): string => `${HISTORY}&registro=${encodeURIComponent(id)}`;
/** Where an answer stays: under its protocol, which tells nobody what was looked up. */
export const savedResultUnder = (protocol: string): string => `/consultas/registro/${encodeURIComponent(protocol)}`;
