import { ApiProperty } from '@nestjs/swagger';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';

class FoundActivity {
  @ApiProperty({ example: '4721102' })
  codigo!: string;

  @ApiProperty({ type: String, nullable: true, example: 'Padaria e confeitaria com predominância de revenda' })
  descricao!: string | null;
}

export class FoundCompany {
  @ApiProperty({ example: '11222333000181' })
  cnpj!: string;

  @ApiProperty({ type: String, nullable: true, example: 'PADARIA GUERRA LTDA' })
  razao_social!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'PADARIA GUERRA' })
  nome_fantasia!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'ATIVA' })
  situacao_cadastral!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'MATRIZ' })
  tipo!: string | null;

  @ApiProperty({ type: String, nullable: true, format: 'date', example: '2012-03-05' })
  data_inicio_atividade!: string | null;

  @ApiProperty({ type: FoundActivity, nullable: true })
  cnae_fiscal_principal!: FoundActivity | null;

  @ApiProperty({ type: String, nullable: true, example: 'GUARULHOS' })
  municipio!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'SP' })
  uf!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'MICRO EMPRESA' })
  porte!: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Sociedade Empresária Limitada' })
  natureza_juridica!: string | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Em reais.', example: 50_000 })
  capital_social!: number | null;

  @ApiProperty({ type: Boolean, nullable: true, example: true })
  opcao_pelo_simples!: boolean | null;

  @ApiProperty({ type: Boolean, nullable: true, example: false })
  opcao_pelo_mei!: boolean | null;
}

class CompanyFacet {
  @ApiProperty({ description: 'Como o filtro o recebe.', example: 'SP' })
  valor!: string;

  @ApiProperty({ type: String, nullable: true, example: null })
  descricao!: string | null;

  @ApiProperty({ type: 'integer', example: 30 })
  quantidade!: number;
}

export class CompanyFacets {
  @ApiProperty({ type: [CompanyFacet] })
  uf!: CompanyFacet[];

  @ApiProperty({ type: [CompanyFacet] })
  situacao!: CompanyFacet[];

  @ApiProperty({ type: [CompanyFacet] })
  porte!: CompanyFacet[];

  @ApiProperty({ type: [CompanyFacet] })
  cnae!: CompanyFacet[];

  @ApiProperty({ type: [CompanyFacet] })
  municipio!: CompanyFacet[];
}

export class CompanySearchAnswer extends SuccessAnswer {
  @ApiProperty({ type: [FoundCompany], description: 'Os nomes mais próximos primeiro.' })
  data!: FoundCompany[];

  @ApiProperty({ type: CompanyFacets, nullable: true, description: 'Só na primeira página.' })
  facets!: CompanyFacets | null;

  @ApiProperty({ type: String, nullable: true })
  nextCursor!: string | null;

  @ApiProperty({ type: 'integer', nullable: true, description: 'Só na primeira página; conta até 1.000.' })
  total!: number | null;

  @ApiProperty({ description: 'Há mais do que total.' })
  capped!: boolean;

  @ApiProperty({ type: String, nullable: true, example: '2026-10', description: 'O mês dos dados (AAAA-MM).' })
  dadosDe!: string | null;
}
