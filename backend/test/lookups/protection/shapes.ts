import { LOOKUP_TYPES, type LookupType } from '../../../src/kernel/lookup-catalogue.js';
import type { LookupQuery } from '../../../src/modules/lookups/model/subject.js';
import type { Member } from './cast.js';

/** A lookup of a type, what a source answers, and who of the cast is told of in it. */
export interface Shape {
  readonly query: LookupQuery;
  readonly result: unknown;
  /** Whose status of the dead, and whose age, the answer lets anybody know. */
  readonly told: readonly Member[];
}

export const TYPES = LOOKUP_TYPES;

const BONDS = ['FILHA', 'IRMAO', 'CONJUGE', 'MAE', 'FILHO'];

/** A result of each type with the cast in all its places; the first is the subject, unless the type finds others. */
export function shapeOf(type: LookupType, cast: readonly Member[]): Shape {
  const [subject, ...others] = cast as [Member, Member, Member, Member, Member];
  return SHAPES[type](subject, others);
}

type Others = [Member, Member, Member, Member];

const SHAPES: Readonly<Record<LookupType, (subject: Member, others: Others) => Shape>> = {
  cpf: (subject, others) => ({
    query: { cpf: subject.cpf },
    result: record(subject, others),
    told: [subject, ...others.flatMap(alive)],
  }),
  'cpf-mae': ofParent,
  'cpf-pai': ofParent,
  'cpf-2': (subject) => ({
    query: { cpf: subject.cpf, dataNascimento: subject.birth },
    result: {
      dados_pessoais: { ...person(subject), nascimento: subject.birth },
      receita_federal: { situacao: statusOf(subject), ultima_atualizacao: null, pendencias: null, fonte: 'Fonte' },
    },
    told: [subject],
  }),
  telefone: (subject, others) => ({
    query: { telefone: subject.phone },
    result: {
      quantidade: 4,
      resultado: others.map((owner) => ({
        ...person(owner),
        ...owner.writtenPhone,
        email: owner.writtenEmail,
        data_nascimento: owner.birth,
        obito: owner.state === 'dead' ? 'SIM' : 'NAO',
        status_cpf: statusOf(owner),
      })),
    },
    told: others,
  }),
  nome: (subject, others) => ({
    query: { nome: subject.name },
    result: {
      total: 5,
      pagina: 1,
      paginas: 1,
      resultados: [subject, ...others].map((namesake) => ({
        dados_cpf: { ...person(namesake), nasc: namesake.birth, nome_mae: others[0].name, rg: namesake.writtenRg },
        enderecos: [],
      })),
    },
    told: [subject, ...others].flatMap(alive),
  }),
  mae: (subject, others) => ({
    query: { mae: subject.name },
    result: {
      total: 4,
      pagina: 1,
      paginas: 1,
      resultado: others.map((child) => ({
        ...person(child),
        nascimento: child.birth,
        nome_mae: subject.name,
        rg: child.writtenRg,
        situacao_cadastral: statusOf(child),
      })),
    },
    told: others,
  }),
  rg: (subject, [mother]) => ({
    query: { rg: subject.rg },
    result: {
      ...person(subject),
      nascimento: subject.birth,
      mae: mother.name,
      rg: subject.writtenRg,
      data_obito: subject.state === 'dead' ? '01/02/2020' : null,
    },
    told: [subject],
  }),
  cnpj: (subject, [one, other]) => ({
    query: { cnpj: subject.cnpj },
    result: {
      ...subject.company,
      ...(subject.state !== 'cnpj' && {
        razao_social: `${subject.name} ***.${subject.cpf.slice(3, 6)}.${subject.cpf.slice(6, 9)}-**`,
      }),
      telefones: [one.writtenPhone.telefone_completo],
      email: other.writtenEmail,
      qsa: [{ nome: 'ALGUEM DE FORA', qualificacao: 'Sócio' }],
    },
    told: [...(subject.state === 'tudo' || subject.state === 'cnpj' ? [subject] : []), one, other],
  }),
  cep: () => ({ query: { cep: '01310100' }, result: { cep: '01310100', cidade: 'São Paulo' }, told: [] }),
  fotorj: (subject, [mother]) => ({
    query: { cpf: subject.cpf },
    result: {
      resultado: {
        dados_pessoais: { ...person(subject), nascimento: subject.birth },
        filiacao: { mae: mother.name, pai: null },
        documentos: { rg: subject.writtenRg, orgao_emissor: 'DETRAN' },
        foto: { base64: 'Zm90bw==' },
      },
    },
    told: alive(subject),
  }),
  email: (subject, [other]) => ({
    query: { email: subject.email },
    result: {
      resultado: {
        dados_pessoais: {
          ...person(subject),
          nascimento: subject.birth,
          email: subject.writtenEmail,
          telefones: [subject.writtenPhone.telefone_completo, other.writtenPhone.telefone_completo],
          endereco: { cidade: 'São Paulo' },
        },
      },
    },
    told: [...alive(subject), other],
  }),
  pix: (subject) => ({
    query: { nome: subject.name.toUpperCase(), sufixo: subject.cpf.slice(3, 9) },
    result: { dados_pessoais: { ...person(subject), nascimento: subject.birth }, endereco: { cidade: 'São Paulo' } },
    told: alive(subject),
  }),
};

function ofParent(subject: Member, others: Others): Shape {
  const [parent, ...family] = others;
  const result = record(parent, [subject, ...family]);
  // Of a dead parent nothing is kept that would link a name to the CPF that was asked.
  const linked = parent.state !== 'dead' || subject.state !== 'nome_nascimento';
  const told = [parent, ...(linked ? [subject] : []), ...family].filter(
    (one) => one === parent || one.state !== 'dead',
  );
  return { query: { cpf: subject.cpf }, result, told };
}

/** The whole record of somebody, the others standing in it as relatives, partners, and with their telephones and e-mails. */
function record(owner: Member, others: readonly Member[]): unknown {
  const [one, other] = others as [Member, Member];
  return {
    resultado: {
      dados_gerais: {
        ...person(owner),
        nascimento: owner.birth,
        mae: one.name,
        rg: owner.writtenRg,
        situacao_cadastral: statusOf(owner),
        data_obito: null,
      },
      rg_dados: { rg: owner.writtenRg, nome: owner.writtenName },
      telefones_list: [owner, one].map(({ writtenPhone }) => ({ ...writtenPhone, tipo: 'MOVEL' })),
      emails_list: [owner, other].map(({ writtenEmail }) => ({ email: writtenEmail, prioridade: '1' })),
      parentes: others.map((relative, at) => ({
        VINCULO: BONDS[at],
        NOME_VINCULO: relative.writtenName,
        CPF_VINCULO: relative.writtenCpf,
        NASCIMENTO_VINCULO: relative.birth,
      })),
      empresas: [
        {
          cnpj: '11222333000181',
          razao_social: 'EMPRESA LTDA',
          socios: [owner, ...others].map(({ writtenName: nome, partnerCpf: cpf }) => ({ nome, cpf })),
          empresas_vinculadas: [other.company],
        },
        ...[owner, one].map(({ company }) => ({ ...company, socios: [], empresas_vinculadas: [] })),
      ],
      enderecos: [],
    },
  };
}

function person(member: Member): { nome: string; cpf: unknown } {
  return { nome: member.writtenName, cpf: member.writtenCpf };
}

function statusOf({ state }: Member): string {
  return state === 'dead' ? 'TITULAR FALECIDO' : 'REGULAR';
}

/** Of types that tell no status nobody can know who has died. */
function alive(member: Member): Member[] {
  return member.state === 'dead' ? [] : [member];
}
