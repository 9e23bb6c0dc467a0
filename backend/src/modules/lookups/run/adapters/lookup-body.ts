import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsBoolean, IsInt, Max, Min } from 'class-validator';
import { type LookupType, lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { PURPOSE_IDS, type Purpose } from '../../../../kernel/purposes.js';
import { OptionalField, OptionalOneOf, Satisfies } from '../../../../platform/http/request.fields.js';
import { FIRST_PAGE, MOST_PEOPLE_A_PAGE } from '../../model/index.js';

/** That a lookup may name its purpose. */
export abstract class WithPurpose {
  @OptionalOneOf(PURPOSE_IDS, 'Finalidade inválida. Escolha uma das finalidades da lista.', {
    enumName: 'Purpose',
    description: 'Finalidade da consulta de dados pessoais; sem ela vale a finalidade padrão da conta.',
    example: 'protecao_credito',
  })
  finalidade?: Purpose;
}

/** What every lookup's body may carry. */
export abstract class AnyLookupBody extends WithPurpose {
  @OptionalField({
    description: 'Pergunta de novo à fonte, mesmo que ela tenha respondido há pouco (`meta.emCache`).',
    example: false,
  })
  @IsBoolean({ message: 'Use true ou false em atualizar.' })
  atualizar?: boolean;
}

const PAGE = { message: 'Página inválida. Use um número inteiro de 1 a 10000.' };
const PAGE_SIZE = { message: `Use em porPagina um número inteiro de 1 a ${MOST_PEOPLE_A_PAGE}.` };

/** What the body of a search for people may carry besides. */
export abstract class PagedLookupBody extends AnyLookupBody {
  @OptionalField({
    type: 'integer',
    minimum: 1,
    maximum: 10_000,
    default: FIRST_PAGE.pagina,
    example: 1,
    description:
      'As páginas seguintes da mesma busca não contam no limite diário por 10 minutos, também com `atualizar`.',
  })
  @IsInt(PAGE)
  @Min(1, PAGE)
  @Max(10_000, PAGE)
  pagina?: number;

  @OptionalField({
    type: 'integer',
    minimum: 1,
    maximum: MOST_PEOPLE_A_PAGE,
    default: FIRST_PAGE.porPagina,
    example: 20,
    description: 'Pessoas por página.',
  })
  @IsInt(PAGE_SIZE)
  @Min(1, PAGE_SIZE)
  @Max(MOST_PEOPLE_A_PAGE, PAGE_SIZE)
  porPagina?: number;
}

/** The body of a type's call, made of its inputs in the catalogue, each held to its rule. */
export function lookupBody(type: LookupType): Type<AnyLookupBody> {
  const { name, inputs, paged } = lookupDefinition(type);
  const Any = paged ? PagedLookupBody : AnyLookupBody;
  const className = `LookUp${name}Body`;
  const Body = { [className]: class extends Any {} }[className] as Type<AnyLookupBody>;
  for (const { name: field, label, mask, rule, example } of inputs) {
    const description = mask ? `${label}, com ou sem pontuação.` : `${label}.`;
    ApiProperty({ type: String, description, example })(Body.prototype, field);
    Satisfies(rule)(Body.prototype, field);
  }
  return Body;
}
