import { ApiProperty } from '@nestjs/swagger';
import { SuccessAnswer } from '../../../platform/http/success.answer.js';
import { CompanyMeta } from '../query/index.js';

const text = (example: string | null, description?: string) =>
  ({ type: String, nullable: true, example, ...(description && { description }) }) as const;

class GroupNode {
  @ApiProperty({ example: 'n0', description: 'Vale nesta resposta; `n0` é a empresa pedida.' })
  id!: string;

  @ApiProperty({ enum: ['empresa', 'filial', 'pessoa', 'exterior'], example: 'empresa' })
  tipo!: 'empresa' | 'filial' | 'pessoa' | 'exterior';

  @ApiProperty({ type: 'integer', minimum: 0, maximum: 3, example: 1, description: 'Passos desde a empresa pedida.' })
  passo!: number;

  @ApiProperty(text('11222333000181', 'De empresas e filiais.'))
  cnpj!: string | null;

  @ApiProperty(text('PADARIA ROCHA LTDA', 'De empresas e filiais.'))
  razao_social!: string | null;

  @ApiProperty(text('PADARIA ROCHA'))
  nome_fantasia!: string | null;

  @ApiProperty(text('ATIVA'))
  situacao_cadastral!: string | null;

  @ApiProperty(text('SAO PAULO'))
  municipio!: string | null;

  @ApiProperty(text('SP'))
  uf!: string | null;

  @ApiProperty(text(null, 'De pessoas e sócios no exterior.'))
  nome!: string | null;

  @ApiProperty({ example: false, description: 'Tem mais ligações do que as desta resposta.' })
  haMais!: boolean;
}

class GroupEdge {
  @ApiProperty({ example: 'n1', description: 'O sócio; de uma filial, a empresa.' })
  de!: string;

  @ApiProperty({ example: 'n0', description: 'A empresa de que é sócio; a filial.' })
  para!: string;

  @ApiProperty({ enum: ['socio', 'filial'], example: 'socio' })
  tipo!: 'socio' | 'filial';

  @ApiProperty(text('Sócio-Administrador'))
  qualificacao!: string | null;

  @ApiProperty({ ...text('2012-03-05', 'Entrada na sociedade, ou abertura da filial.'), format: 'date' })
  desde!: string | null;

  @ApiProperty({
    enum: ['certa', 'muito_provavel'],
    example: 'muito_provavel',
    description:
      '`certa`: o registro a diz, ou a liga pelo CNPJ. `muito_provavel`: mesmo nome e mesmos seis dígitos do meio do CPF, que é o que a Receita publica.',
  })
  certeza!: 'certa' | 'muito_provavel';

  @ApiProperty({ example: 'Receita Federal, dados abertos, 10/2026' })
  fonte!: string;
}

export class CompanyGroupData {
  @ApiProperty({ type: () => [GroupNode], description: 'A empresa pedida primeiro; no máximo 150.' })
  nos!: GroupNode[];

  @ApiProperty({ type: () => [GroupEdge] })
  ligacoes!: GroupEdge[];

  @ApiProperty({ example: false, description: 'O grupo é maior do que o que a resposta traz.' })
  haMais!: boolean;
}

class CompanyGroupMeta extends CompanyMeta {
  @ApiProperty({ type: 'integer', example: 3, description: 'Quantas consultas do dia esta resposta vale.' })
  consultas!: number;
}

export class CompanyGroupAnswer extends SuccessAnswer {
  @ApiProperty({ type: () => CompanyGroupData })
  data!: CompanyGroupData;

  @ApiProperty({ type: () => CompanyGroupMeta })
  meta!: CompanyGroupMeta;
}
