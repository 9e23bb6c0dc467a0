import { hasDied, isDead } from '../../../../kernel/has-died.js';
import type { SourceRecord } from '../../../../kernel/source-record.js';
import {
  type Address,
  CHILD_FIELDS,
  CPF_FIELDS,
  dataMonth,
  each,
  formattedIncome,
  fullPhone,
  type MotherResult,
  markOfDeath,
  NAMESAKE_FIELDS,
  type NameResult,
  normalisedFields,
  normaliseMark,
  PHONE_OWNER_FIELDS,
  type PhoneResult,
  RG_FIELDS,
  type RgResult,
  type SourceAnswer,
} from '../../model/index.js';
import type { ChildrenReply, NamesakesReply, PhoneReply, RgReply } from './search.wire.js';

export function translateNamesakes(
  { resultados, referencia }: NamesakesReply,
  goesOn = false,
): SourceAnswer<NameResult> {
  return {
    data: {
      ...allOf(resultados, goesOn),
      resultados: resultados.map(({ dados_cpf, enderecos }) => ({
        dados_cpf: {
          ...withIncome(normalisedFields(dados_cpf, NAMESAKE_FIELDS), 'renda'),
          ...markOfDeath(dados_cpf),
        },
        enderecos: each(enderecos, (address): Address => normalisedFields(address, CPF_FIELDS.address)),
      })),
    },
    dadosDe: dataMonth(referencia),
  };
}

export function translatePhoneOwners({ quantidade, resultado, referencia }: PhoneReply): SourceAnswer<PhoneResult> {
  return {
    data: {
      quantidade: quantidade ?? null,
      resultado: resultado.map((owner) => {
        const fields = withDeath(normalisedFields(owner, PHONE_OWNER_FIELDS), owner);
        return withIncome({ ...fields, telefone_completo: fullPhone(fields.ddd, fields.telefone) }, 'renda_media');
      }),
    },
    dadosDe: dataMonth(referencia),
  };
}

export function translateChildren(
  { resultado, referencia }: ChildrenReply,
  goesOn = false,
): SourceAnswer<MotherResult> {
  return {
    data: {
      ...allOf(resultado, goesOn),
      resultado: resultado.map((child) =>
        withIncome(withDeadStatus(normalisedFields(child, CHILD_FIELDS), child), 'renda'),
      ),
    },
    dadosDe: dataMonth(referencia),
  };
}

export function translateCardHolder({ resultado, referencia }: RgReply): SourceAnswer<RgResult> {
  const holder = withDeath(normalisedFields(resultado, RG_FIELDS), resultado);
  return { data: withIncome(holder, 'renda'), dadosDe: dataMonth(referencia) };
}

/** All that were read at once: one page. */
function allOf(people: readonly unknown[], haMais: boolean) {
  return { total: people.length, haMais, pagina: 1, paginas: 1 };
}

function withDeath<Record extends { obito: string | null }>(record: Record, wire: { obito?: unknown }): Record {
  return { ...record, obito: normaliseMark(wire.obito) };
}

/** Of a record whose one field for a death is the registration status, which may say REGULAR all the same. */
function withDeadStatus<Record extends { situacao_cadastral: string | null }>(
  record: Record,
  wire: SourceRecord,
): Record {
  const died = hasDied(wire) && !isDead(record.situacao_cadastral);
  return died ? { ...record, situacao_cadastral: 'TITULAR FALECIDO' } : record;
}

function withIncome<Field extends string, Record extends { [Key in Field]: string | null }>(
  record: Record,
  field: Field,
): Record & { renda_formatada: string | null } {
  return { ...record, renda_formatada: formattedIncome(record[field]) };
}
