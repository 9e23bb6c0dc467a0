import type { Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { type LookupType, lookupDefinition } from '../../../../kernel/lookup-catalogue.js';
import { PURPOSE_IDS, type Purpose } from '../../../../kernel/purposes.js';
import { Satisfies } from '../../../../platform/http/satisfies.js';

/** That a lookup may name its purpose. */
export abstract class WithPurpose {
  @ApiPropertyOptional({
    enum: PURPOSE_IDS,
    enumName: 'Purpose',
    description: 'Finalidade da consulta de dados pessoais; sem ela vale a finalidade padrão da conta.',
    example: 'protecao_credito',
  })
  @IsOptional()
  @IsIn(PURPOSE_IDS, { message: 'Finalidade inválida. Escolha uma das finalidades da lista.' })
  finalidade?: Purpose;
}

/** What every lookup's body may carry. */
export abstract class AnyLookupBody extends WithPurpose {
  @ApiPropertyOptional({
    description: 'Pergunta de novo à fonte, mesmo que ela tenha respondido há pouco (`meta.emCache`).',
    example: false,
  })
  @IsOptional()
  @IsBoolean({ message: 'Use true ou false em atualizar.' })
  atualizar?: boolean;
}

/** The body of a type's call, made of its inputs in the catalogue, each held to its rule. */
export function lookupBody(type: LookupType): Type<AnyLookupBody> {
  const { name, inputs } = lookupDefinition(type);
  const className = `LookUp${name}Body`;
  const Body = { [className]: class extends AnyLookupBody {} }[className] as Type<AnyLookupBody>;
  for (const { name: field, label, mask, rule, example } of inputs) {
    const description = mask ? `${label}, com ou sem pontuação.` : `${label}.`;
    ApiProperty({ type: String, description, example })(Body.prototype, field);
    Satisfies(rule)(Body.prototype, field);
  }
  return Body;
}
