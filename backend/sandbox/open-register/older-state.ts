import type { companyBody } from '../cnpj-register/company-body.js';
import type { Company } from '../population/index.js';

type Body = ReturnType<typeof companyBody>;

/** Of a hundred companies one changes each month. */
const ONE_IN = 100;

/** How a company stood before a change: null where that was its opening. */
const BEFORE: readonly ((body: Body) => Body | null)[] = [
  () => null,
  (body) => ({ ...body, razao_social: `${body.razao_social} ANTERIOR` }),
  (body) => ({ ...body, capital_social: body.capital_social + 1000 }),
  (body) => ({ ...body, numero: `${body.numero}9` }),
  (body) => ({ ...body, situacao_cadastral: 3, data_situacao_cadastral: body.data_inicio_atividade }),
  (body) => ({ ...body, qsa: body.qsa.slice(1) }),
  (body) => ({ ...body, qsa: body.qsa.map((partner) => ({ ...partner, codigo_qualificacao_socio: 5 })) }),
  (body) => ({ ...body, opcao_pelo_simples: body.opcao_pelo_simples === null ? true : !body.opcao_pelo_simples }),
  (body) => ({ ...body, email: `antes.${body.cnpj.slice(0, 8).toLowerCase()}@exemplo.com.br` }),
  (body) => ({ ...body, cnae_fiscal: 4711302 }),
  (body) => ({ ...body, codigo_porte: 5 as const }),
];

/** The company before what changed in the months that came later. */
export function olderState(company: Company, now: Body, later: readonly string[]): Body | null {
  // The newest month is the first that tells a special situation.
  let body: Body | null = later.length === 0 ? now : { ...now, situacao_especial: '', data_situacao_especial: null };
  for (const month of [...later].reverse()) {
    const serial = Number(month.slice(0, 4)) * 12 + Number(month.slice(5));
    if (body === null || company.draw(500 + serial, ONE_IN) !== 0) continue;
    body = BEFORE[company.draw(40_000 + serial, BEFORE.length)]?.(body) ?? null;
  }
  return body;
}
