/** The ways a vendor can fail, each with the two-digit code that magic inputs carry. */
export const FAULTS = [
  { kind: 'not-found', code: '01', effect: 'responde "não encontrado" como o fornecedor faz' },
  { kind: 'server-error', code: '02', effect: 'responde 500' },
  { kind: 'rate-limited', code: '03', effect: 'responde 429 com Retry-After: 2' },
  { kind: 'timeout', code: '04', effect: 'não responde; a conexão cai depois de 60 s' },
  { kind: 'reset', code: '05', effect: 'corta a conexão (RST)' },
  { kind: 'garbage', code: '06', effect: 'responde 200 com um corpo que não é JSON' },
  { kind: 'wrong-content-type', code: '07', effect: 'responde 200 com uma página HTML' },
  { kind: 'slow', code: '08', effect: 'responde certo, mas depois de 2 s' },
  { kind: 'empty', code: '09', effect: 'responde 200 com o corpo vazio' },
  { kind: 'huge', code: '10', effect: 'responde 200 com um corpo de 32 MB' },
  { kind: 'truncated', code: '11', effect: 'responde 200 com o JSON cortado ao meio' },
  { kind: 'inconsistent', code: '12', effect: 'responde 200 com dados que não batem com as outras fontes' },
] as const;

export type FaultKind = (typeof FAULTS)[number]['kind'];

export const FAULT_KINDS: readonly FaultKind[] = FAULTS.map(({ kind }) => kind);

export function isFaultKind(value: unknown): value is FaultKind {
  return FAULT_KINDS.includes(value as FaultKind);
}

export function faultOfCode(code: string | undefined): FaultKind | null {
  return FAULTS.find((fault) => fault.code === code)?.kind ?? null;
}
