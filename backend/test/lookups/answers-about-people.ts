import { brazilianDay, type Person, plainName } from '../../sandbox/population/index.js';
import type { LookupType } from '../../src/kernel/lookup-catalogue.js';

/** Any answer's data, read member by member. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every type
export type Told = any;

type Facts = Readonly<Record<string, unknown>>;

interface Reach {
  readonly type: LookupType;
  readonly asked: (person: Person) => object | null;
  /** What the answer says of the person; null when it may well be about others alone. */
  readonly told: (data: Told, person: Person) => Facts | null;
}

/** How each lookup type reaches a living adult, and what it tells of them. */
export const REACHES: readonly Reach[] = [
  {
    type: 'cpf',
    asked: ({ cpf }) => ({ cpf }),
    told: ({ resultado: { dados_gerais: p, rg_dados, enderecos } }) => ({
      ...facts(p, { situacao: p.situacao_cadastral, cep: enderecos[0].cep, cidade: enderecos[0].cidade }),
      titulo: p.titulo_eleitor,
      renda: p.renda,
      rg: rg_dados.rg,
    }),
  },
  {
    type: 'cpf-2',
    asked: ({ cpf, birth }) => ({ cpf, dataNascimento: brazilianDay(birth) }),
    told: ({ dados_pessoais: p, receita_federal }) => facts(p, { situacao: plainName(receita_federal.situacao) }),
  },
  {
    type: 'telefone',
    asked: ({ mobile }) => ({ telefone: mobile }),
    told: ({ resultado: [p] }) =>
      facts(p, {
        nascimento: p.data_nascimento,
        situacao: p.status_cpf,
        renda: p.renda_media,
        celular: p.ddd + p.telefone,
      }),
  },
  {
    type: 'nome',
    asked: ({ name }) => ({ nome: name }),
    told: ({ total, resultados }, { cpf }) => {
      const found = among(resultados, total, ({ dados_cpf }) => dados_cpf.cpf === cpf);
      if (!found) return null;
      const { dados_cpf: p, enderecos } = found;
      return facts(p, { nascimento: p.nasc, mae: p.nome_mae, pai: p.nome_pai, cep: enderecos[0].cep });
    },
  },
  {
    type: 'mae',
    asked: ({ mother }) => (mother.cpf === null ? null : { mae: mother.name }),
    told: ({ total, resultado }, { cpf }) => {
      const p = among(resultado, total, (child) => child.cpf === cpf);
      return p && facts(p, { mae: p.nome_mae, pai: p.nome_pai, situacao: p.situacao_cadastral });
    },
  },
  {
    type: 'rg',
    asked: ({ rg }) => ({ rg }),
    told: (p) => facts(p, { situacao: p.situacao_cadastral }),
  },
  {
    type: 'fotorj',
    asked: ({ cpf }) => ({ cpf }),
    told: ({ resultado: { dados_pessoais, filiacao, documentos } }) =>
      facts({ ...dados_pessoais, ...filiacao, ...documentos }),
  },
  {
    type: 'email',
    asked: ({ email }) => ({ email }),
    told: ({ resultado: { dados_pessoais: p } }) =>
      facts({ ...p.endereco, ...p }, { email: p.email, celular: p.telefones[0] }),
  },
  {
    type: 'pix',
    asked: ({ name, pixSuffix }) => ({ nome: name, sufixo: pixSuffix }),
    told: ({ dados_pessoais, endereco }) => facts({ ...endereco, ...dados_pessoais }),
  },
];

/** What the population knows to be true; the rest must be told alike by whoever tells it. */
export function truthOf(person: Person): Facts {
  const { name, cpf, birth, sex, mother, father, rg, address, mobile, email } = person;
  return {
    nome: name,
    cpf,
    nascimento: brazilianDay(birth),
    sexo: sex,
    mae: mother.name,
    pai: father.name,
    rg,
    cep: address.cep,
    cidade: plainName(address.city.name),
    celular: mobile,
    email,
  };
}

const COMMON = ['nome', 'cpf', 'nascimento', 'sexo', 'mae', 'pai', 'rg', 'renda', 'cep', 'cidade'] as const;

function facts(record: Told, more: Facts = {}): Facts {
  const common = COMMON.filter((name) => record[name] !== undefined).map((name) => [name, record[name]]);
  return {
    ...Object.fromEntries(common),
    ...(record.titulo_eleitor ? { titulo: record.titulo_eleitor } : {}),
    ...more,
  };
}

/** The record in a first page of twenty; only where there are more may it be missing. */
function among(page: Told[], total: number, isIt: (record: Told) => boolean): Told {
  const found = page.find(isIt);
  if (!found && total <= page.length) throw new Error('the person is missing from a whole list');
  return found ?? null;
}
