/** The ways every vendor can fail, each with the two-digit code that magic inputs carry. */
export const FAULTS = [
  { kind: 'not-found', code: '01', effect: 'responde "não encontrado" como o fornecedor faz' },
  { kind: 'server-error', code: '02', effect: 'responde 500' },
  { kind: 'rate-limited', code: '03', effect: 'responde 429 com Retry-After: 2' },
  { kind: 'timeout', code: '04', effect: 'não responde; a conexão cai depois de 60 s' },
  { kind: 'reset', code: '05', effect: 'corta a conexão (RST)' },
  { kind: 'garbage', code: '06', effect: 'responde 200 com um corpo sem sentido' },
  { kind: 'wrong-content-type', code: '07', effect: 'responde 200 com um corpo de outro tipo (em geral uma página)' },
  { kind: 'slow', code: '08', effect: 'responde certo, mas depois de 2 s' },
  { kind: 'empty', code: '09', effect: 'responde 200 com o corpo vazio' },
  { kind: 'huge', code: '10', effect: 'responde 200 com um corpo de 8 MB' },
  { kind: 'truncated', code: '11', effect: 'responde 200 com o corpo cortado ao meio' },
  { kind: 'inconsistent', code: '12', effect: 'responde 200 com dados que não batem com as outras fontes' },
] as const;

/** The ways that only one vendor can fail. */
export const OWN_FAULTS = [
  { kind: 'captcha', code: '13', vendor: 'receita-federal', effect: 'a página pede um captcha' },
  { kind: 'expired-token', code: '14', vendor: 'serpro', effect: 'responde 401 mesmo a um token novo' },
  { kind: 'partial', code: '15', vendor: 'serpro', effect: 'responde 206, sem a data de nascimento' },
  { kind: 'error-text', code: '16', vendor: 'pix-service', effect: 'responde 200 com um texto de erro' },
  {
    kind: 'contingency',
    code: '17',
    vendor: 'mercado-pago',
    effect: 'adia as devoluções: 201 in_process a quem pede por X-Render-In-Process-Refunds, 400 aos demais',
  },
] as const;

export type FaultKind = (typeof FAULTS)[number]['kind'];
export type OwnFaultKind = (typeof OWN_FAULTS)[number]['kind'];
export type AnyFault = FaultKind | OwnFaultKind;

export const FAULT_KINDS: readonly FaultKind[] = FAULTS.map(({ kind }) => kind);

export function isFaultKind(value: unknown): value is FaultKind {
  return FAULT_KINDS.includes(value as FaultKind);
}

/** Whether the vendor can fail this way: as all do, or in a way of its own. */
export function isFaultOf(vendor: string, value: unknown): value is AnyFault {
  return isFaultKind(value) || OWN_FAULTS.some((fault) => fault.vendor === vendor && fault.kind === value);
}

export function faultOfCode(code: string | undefined): FaultKind | null {
  return FAULTS.find((fault) => fault.code === code)?.kind ?? null;
}
