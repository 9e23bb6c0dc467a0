import { ApiProperty } from '@nestjs/swagger';
import { type CnpjResult, LOOKUP_RESULTS } from '../../lookups/index.js';
import { CompanyGroupData } from '../group/index.js';
import { CompanyEventItem } from '../query/index.js';
import { CompanyFacets, FoundCompany } from '../search/index.js';

class V1CompanyMeta {
  @ApiProperty({ enum: ['aberta', 'simulada'], example: 'aberta', description: '`simulada` com uma chave de teste.' })
  origem!: 'aberta' | 'simulada';

  @ApiProperty({ example: 'Receita Federal, dados abertos, 10/2026' })
  fonte!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T12:30:00.182Z' })
  consultadoEm!: string;

  @ApiProperty({ type: String, nullable: true, example: '2026-10', description: 'O mês dos dados (AAAA-MM).' })
  dadosDe!: string | null;

  @ApiProperty({ example: false, description: 'Verdadeiro quando os dados são inventados.' })
  simulado!: boolean;
}

export class V1CompanyAnswer {
  @ApiProperty({ type: LOOKUP_RESULTS.cnpj })
  data!: CnpjResult;

  @ApiProperty({ type: () => V1CompanyMeta })
  meta!: V1CompanyMeta;
}

export class V1CompanyTimeline {
  @ApiProperty({ type: () => [CompanyEventItem], description: 'O mês mais novo primeiro.' })
  data!: CompanyEventItem[];

  @ApiProperty({ type: String, nullable: true, example: null, description: 'Sempre nulo: vem tudo de uma vez.' })
  nextCursor!: string | null;

  @ApiProperty({ type: [String], example: ['2026-10', '2026-09'], description: 'Os meses que `mes` aceita.' })
  meses!: string[];
}

class V1CompanyGroupMeta extends V1CompanyMeta {
  @ApiProperty({ type: 'integer', example: 3, description: 'Quantas consultas do dia a resposta valeu.' })
  consultas!: number;
}

export class V1CompanyGroup {
  @ApiProperty({ type: () => CompanyGroupData })
  data!: CompanyGroupData;

  @ApiProperty({ type: () => V1CompanyGroupMeta })
  meta!: V1CompanyGroupMeta;
}

export class V1FoundCompanies {
  @ApiProperty({ type: () => [FoundCompany], description: 'Os nomes mais próximos primeiro.' })
  data!: FoundCompany[];

  @ApiProperty({
    type: String,
    nullable: true,
    example: '12.m2x8k1.1',
    description: 'Para pedir a página seguinte; nulo na última.',
  })
  nextCursor!: string | null;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: 42,
    description: 'Só na primeira página; conta até 10.000.',
  })
  total!: number | null;

  @ApiProperty({ example: false, description: 'Há mais do que `total`.' })
  capped!: boolean;

  @ApiProperty({ type: () => CompanyFacets, nullable: true, description: 'Só na primeira página.' })
  facets!: CompanyFacets | null;

  @ApiProperty({ type: String, nullable: true, example: '2026-10', description: 'O mês dos dados (AAAA-MM).' })
  dadosDe!: string | null;

  @ApiProperty({ example: false, description: 'Verdadeiro quando os dados são inventados.' })
  simulado!: boolean;
}
