import { type LookupQuery, type RegistrationResult, SIMULATION } from '../model/index.js';

/** How often each situation is drawn, in per cent: the specification's odds. */
export const SIMULATED_ODDS = { REGULAR: 70, ATIVA: 15, SUSPENSA: 5, CANCELADA: 5, NULA: 5 } as const;

/** A whole number from 0 to below `sides`, each as likely as the others. */
export type Roll = (sides: number) => number;

/** An invented registration of the CPF and birth date that were asked for: nobody's name, a situation by the odds. */
export function simulatedRegistration({ cpf = '', dataNascimento = '' }: LookupQuery, roll: Roll): RegistrationResult {
  const situacao = situationAt(roll(100));
  return {
    dados_pessoais: { nome: null, cpf, nascimento: dataNascimento, situacao_cadastral: situacao, obito: null },
    receita_federal: { situacao, ultima_atualizacao: null, pendencias: null, fonte: SIMULATION.fonte },
  };
}

function situationAt(percent: number): string | null {
  let below = 0;
  for (const [situation, odds] of Object.entries(SIMULATED_ODDS)) {
    below += odds;
    if (percent < below) return situation;
  }
  return null;
}
