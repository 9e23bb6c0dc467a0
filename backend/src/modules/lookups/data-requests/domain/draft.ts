import type { LivingRequest } from './data-request.js';
import { isRepresented } from './request-steps.js';

const RECIPIENTS =
  'Quem consultou são assinantes do Nítido (pessoas e empresas que contratam consultas e declaram a finalidade). ' +
  'Os nomes deles não constam desta resposta; o registro de quem consultou é guardado e entregue à autoridade que o requisitar.';

const NO_BASE =
  'O Nítido não mantém base própria sobre pessoas, a não ser uma cópia do cadastro público de empresas da Receita Federal, que pode trazer, ' +
  'de sócios e empresários, o nome e o CPF, em parte ou inteiro. Fora ela, cada consulta é feita na fonte indicada e o resultado fica ' +
  'criptografado, por tempo limitado, no histórico do assinante que consultou.';

const BY_OTHERS =
  'Não constam as consultas feitas com dados de outra pessoa, ou só com um nome, em cujo resultado você pode ter aparecido: ' +
  'pelo CPF de um filho (que mostra o cadastro da mãe ou do pai) ou de outro parente, ou por um telefone, e-mail ou RG que ' +
  'você não comprovou; nem as feitas pelo CNPJ de uma empresa de que você é sócio. O registro guarda o que foi perguntado, e não quem apareceu na resposta.';

const ALSO_HELD =
  'Também fica, criptografada e só para o assinante que consultou, a pergunta que ele fez (o seu CPF, por exemplo), até que ele a apague ou ' +
  'encerre a conta; e, por tempo limitado, as etiquetas e anotações que tenha escrito a seu respeito e as linhas de listas (lotes) em que você esteja. ' +
  'De um relatório em PDF fica a prova, com os seus dados mascarados, também depois de a consulta ser apagada.';

const AUTHORITY =
  'Se não concordar com esta resposta, você pode escrever ao encarregado de dados ou procurar a Autoridade Nacional de Proteção de Dados (ANPD).';

const CONTACTS = {
  telefone: 'o seu telefone',
  rg: 'o seu RG',
  email: 'outro e-mail seu',
  cnpj: 'o CNPJ da sua empresa individual',
} as const;

/** A covering text to begin with, which the administrator edits. */
export function draftOf(request: LivingRequest): string {
  const opening = `Este é o retorno ao seu pedido de protocolo ${request.protocol}.`;
  return [opening, ...bodyOf(request), AUTHORITY].join('\n\n');
}

function bodyOf(request: LivingRequest): string[] {
  switch (request.kind) {
    case 'acesso':
      return [
        `Abaixo está a relação das consultas feitas sobre ${coveredOf(request)}.`,
        BY_OTHERS,
        RECIPIENTS,
        NO_BASE,
        ALSO_HELD,
      ];
    case 'supressao':
      return request.suppressedAt
        ? [
            'A supressão que você pediu está em vigor: as consultas pelos dados confirmados não mostram mais nada a seu respeito.',
          ]
        : [];
    case 'correcao':
      return [`${NO_BASE} A correção precisa ser pedida à fonte que forneceu o dado.`];
    case 'outra':
      return [];
  }
}

function coveredOf({ person, identityMethod }: LivingRequest): string {
  const represented = isRepresented(identityMethod);
  const texts = represented ? { ...CONTACTS, email: 'o seu e-mail' } : CONTACTS;
  const others = person.contacts.filter(({ confirmed }) => confirmed).map(({ kind }) => texts[kind]);
  const all = ['o seu CPF', ...(represented ? [] : ['o e-mail deste pedido']), ...new Set(others)];
  return all.length === 1 ? 'o seu CPF' : `${all.slice(0, -1).join(', ')} e ${all.at(-1)}`;
}
