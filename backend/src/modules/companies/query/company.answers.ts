import { ApiProperty } from '@nestjs/swagger';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { type CnpjResult, LOOKUP_RESULTS } from '../../lookups/index.js';

export class CompanyMeta {
  @ApiProperty({ enum: ['aberta'] })
  origem!: 'aberta';

  @ApiProperty({ example: 'Receita Federal, dados abertos, 10/2026' })
  fonte!: string;

  @ApiProperty({ format: 'date-time' })
  consultadoEm!: string;

  @ApiProperty({ example: '2026-10', description: 'O mês dos dados (AAAA-MM).' })
  dadosDe!: string;
}

export class CompanyReadAnswer extends SuccessAnswer {
  @ApiProperty({ type: LOOKUP_RESULTS.cnpj })
  data!: CnpjResult;

  @ApiProperty({ type: CompanyMeta })
  meta!: CompanyMeta;
}

const SIDE = { type: 'object', nullable: true, additionalProperties: true } as const;
const WAS = { situacao_cadastral: 'ATIVA', data_situacao_cadastral: '2012-03-05' };
const BECAME = { situacao_cadastral: 'BAIXADA', data_situacao_cadastral: '2026-10-02' };

export class CompanyEventItem {
  @ApiProperty({ example: '2026-10', description: 'O mês que trouxe a mudança (AAAA-MM).' })
  mes!: string;

  @ApiProperty({
    example: 'situacao',
    description:
      'aberta, removida, baixada, situacao, razao_social, nome_fantasia, endereco, contato, cnae, cadastro, capital, porte, natureza, simples, mei, regime_incluido, regime_removido, socio_entrou, socio_saiu, socio_mudou_qualificacao ou socio_alterado.',
  })
  tipo!: string;

  @ApiProperty({
    ...SIDE,
    example: WAS,
    description: 'Os campos da consulta que mudaram, como eram; nulo no que é novo.',
  })
  antes!: Record<string, unknown> | null;

  @ApiProperty({ ...SIDE, example: BECAME, description: 'Como ficaram; nulo no que saiu.' })
  depois!: Record<string, unknown> | null;
}

export class CompanyTimelineAnswer extends SuccessAnswer {
  @ApiProperty({ type: [CompanyEventItem], description: 'O mês mais novo primeiro.' })
  data!: CompanyEventItem[];

  @ApiProperty({
    type: [String],
    example: ['2026-10', '2026-09'],
    description: 'Meses que podem ser pedidos em `mes`.',
  })
  meses!: string[];
}
