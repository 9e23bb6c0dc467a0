import { tellsDeath } from '../../../../kernel/has-died.js';
import { normaliseText, type RegistrationResult } from '../../model/index.js';
import type { RegistrationReply } from './serpro.wire.js';

/** The API's record in our words, its situation in capitals as the public page writes it. It does not say when it was last changed. */
export function translateRegistration(wire: RegistrationReply, source: string): RegistrationResult {
  const situacao = normaliseText(wire.situacao.descricao)?.toUpperCase() ?? null;
  return {
    dados_pessoais: {
      nome: normaliseText(wire.nome),
      cpf: wire.ni,
      nascimento: slashed(wire.nascimento),
      situacao_cadastral: situacao,
      obito: tellsDeath(wire) ? 'SIM' : null,
    },
    receita_federal: {
      situacao,
      ultima_atualizacao: null,
      pendencias: situacao?.startsWith('PENDENTE') ? situacao : null,
      fonte: source,
    },
  };
}

function slashed(day: string | null | undefined): string | null {
  const match = /^(\d{2})(\d{2})(\d{4})$/.exec(day ?? '');
  return match && `${match[1]}/${match[2]}/${match[3]}`;
}
