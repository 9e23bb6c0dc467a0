import {
  type MotherResult,
  type NameResult,
  type PhoneResult,
  padded,
  plainName,
  type RgResult,
} from '../../model/index.js';
import type { BureauSearchKind } from './bureau-search.js';
import {
  type ChildrenReply,
  childrenReply,
  type NamesakesReply,
  namesakesReply,
  type PhoneReply,
  phoneReply,
  type RgReply,
  rgReply,
} from './search.wire.js';
import {
  translateCardHolder,
  translateChildren,
  translateNamesakes,
  translatePhoneOwners,
} from './translate-search.js';

export const BY_NAME: BureauSearchKind<NamesakesReply, NameResult> = {
  by: 'nome',
  schema: namesakesReply,
  translate: translateNamesakes,
  list: {
    of: ({ total, resultados }) => ({ total, people: resultados }),
    with: (reply, others) => ({
      ...reply,
      resultados: distinct([reply, ...others].flatMap(({ resultados }) => resultados)),
    }),
  },
  isAbout: ({ resultados }, name) => resultados.every(({ dados_cpf }) => plainName(dados_cpf.nome) === plainName(name)),
};

export const BY_PHONE: BureauSearchKind<PhoneReply, PhoneResult> = {
  by: 'telefone',
  schema: phoneReply,
  translate: translatePhoneOwners,
  isAbout: ({ resultado }, phone) => resultado.every(({ ddd, telefone }) => `${ddd}${telefone}` === phone),
};

export const BY_MOTHER: BureauSearchKind<ChildrenReply, MotherResult> = {
  by: 'mae',
  schema: childrenReply,
  translate: translateChildren,
  list: {
    of: ({ total, resultado }) => ({ total, people: resultado }),
    with: (reply, others) => ({
      ...reply,
      resultado: distinct([reply, ...others].flatMap(({ resultado }) => resultado)),
    }),
  },
  isAbout: ({ resultado }, mother) => resultado.every(({ nome_mae }) => plainName(nome_mae) === plainName(mother)),
};

export const BY_RG: BureauSearchKind<RgReply, RgResult> = {
  by: 'rg',
  schema: rgReply,
  translate: translateCardHolder,
  asAsked: (holder, asked) => ({ ...holder, rg: padded(holder.rg, asked.length) }),
  isAbout: ({ rg }, asked) => withoutZeros((rg ?? '').replace(/[.\-\s]/g, '').toUpperCase()) === withoutZeros(asked),
};

/** Each record once: between two calls people move from one page to another. */
function distinct<Record>(records: readonly Record[]): Record[] {
  return [...new Map(records.map((record) => [JSON.stringify(record), record])).values()];
}

/** By which RGs are compared: no source knows how many digits one has. */
function withoutZeros(rg: string): string {
  return rg.replace(/^0+/, '');
}
