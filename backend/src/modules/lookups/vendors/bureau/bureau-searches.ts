import { otherMobileForm } from '../../../../kernel/phone.js';
import {
  isSameName,
  type MotherResult,
  type NameResult,
  type PhoneResult,
  padded,
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
  about: (result, name) => {
    const resultados = result.resultados.filter(({ dados_cpf }) => isSameName(dados_cpf.nome, name));
    return resultados.length === 0 ? null : { ...result, total: resultados.length, resultados };
  },
};

export const BY_PHONE: BureauSearchKind<PhoneReply, PhoneResult> = {
  by: 'telefone',
  schema: phoneReply,
  translate: translatePhoneOwners,
  about: (result, phone) => {
    // The bureau may tell a mobile without its ninth digit, or with it.
    const forms = [phone, otherMobileForm(phone)];
    const resultado = result.resultado.filter(({ ddd, telefone }) =>
      forms.includes(`${ddd}${telefone}`.replace(/\D/g, '')),
    );
    return resultado.length === 0 ? null : { quantidade: result.quantidade && resultado.length, resultado };
  },
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
  about: (result, mother) => {
    const resultado = result.resultado.filter(({ nome_mae }) => isSameName(nome_mae, mother));
    return resultado.length === 0 ? null : { ...result, total: resultado.length, resultado };
  },
};

export const BY_RG: BureauSearchKind<RgReply, RgResult> = {
  by: 'rg',
  schema: rgReply,
  translate: translateCardHolder,
  about: (holder, asked) => {
    const rg = (holder.rg ?? '').replace(/[.\-\s]/g, '').toUpperCase();
    // Told with as many digits as were asked: the bureau may leave its zeros out.
    return withoutZeros(rg) === withoutZeros(asked) ? { ...holder, rg: padded(holder.rg, asked.length) } : null;
  },
};

/** Each record once: between two calls people move from one page to another. */
function distinct<Record>(records: readonly Record[]): Record[] {
  return [...new Map(records.map((record) => [JSON.stringify(record), record])).values()];
}

/** By which RGs are compared: no source knows how many digits one has. */
function withoutZeros(rg: string): string {
  return rg.replace(/^0+/, '');
}
