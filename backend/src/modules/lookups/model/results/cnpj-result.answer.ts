import { ApiProperty } from '@nestjs/swagger';
import { ListOf, Text } from './answer.fields.js';
import type * as domain from './cnpj-result.js';

type Maybe = string | null;

export class CnpjActivity implements domain.Activity {
  @ApiProperty({ example: '1091102' })
  codigo!: string;
  @Text('Fabricação de produtos de padaria e confeitaria')
  descricao!: Maybe;
}

export class CnpjAddress implements domain.CompanyAddress {
  @Text('TRAVESSA DAS HORTENSIAS')
  logradouro!: Maybe;
  @Text('1517')
  numero!: Maybe;
  @Text('CASA 2')
  complemento!: Maybe;
  @Text('CIDADE NOVA')
  bairro!: Maybe;
  @Text('GUARULHOS')
  municipio!: Maybe;
  @Text('SP')
  uf!: Maybe;
  @Text('07026757')
  cep!: Maybe;
}

export class CnpjPartner implements domain.Partner {
  @Text('ARTHUR RAFAEL NEVES GUERRA')
  nome!: Maybe;
  @Text('Sócio-Administrador')
  qualificacao!: Maybe;
}

export class CnpjResult implements domain.CnpjResult {
  @ApiProperty({ description: '14 caracteres; os 12 primeiros podem ser letras.', example: '11222333000181' })
  cnpj!: string;
  @Text('PADARIA GUERRA LTDA ME', 'CPFs dentro do nome vêm mascarados.')
  razao_social!: Maybe;
  @Text('PADARIA GUERRA')
  nome_fantasia!: Maybe;
  @Text('ATIVA')
  situacao_cadastral!: Maybe;
  @Text('2022-02-11')
  data_situacao_cadastral!: Maybe;
  @Text('MICRO EMPRESA')
  porte!: Maybe;
  @ApiProperty({ type: Number, nullable: true, description: 'Em reais.', example: 445000 })
  capital_social!: number | null;
  @Text('MATRIZ')
  tipo!: Maybe;
  @Text('Sociedade Empresária Limitada')
  natureza_juridica!: Maybe;
  @Text('2020-08-22')
  data_inicio_atividade!: Maybe;
  @ApiProperty({ type: () => CnpjActivity, nullable: true })
  cnae_fiscal_principal!: CnpjActivity | null;
  @ListOf(() => CnpjActivity)
  cnaes_secundarios!: CnpjActivity[];
  @ApiProperty({ type: () => CnpjAddress })
  endereco!: CnpjAddress;
  @ApiProperty({ type: [String], example: ['1127338704'] })
  telefones!: string[];
  @Text('contato@exemplo.com.br')
  email!: Maybe;
  @ApiProperty({ type: Boolean, nullable: true, example: true })
  opcao_pelo_simples!: boolean | null;
  @ApiProperty({ type: Boolean, nullable: true, example: false })
  opcao_pelo_mei!: boolean | null;
  @ListOf(() => CnpjPartner)
  qsa!: CnpjPartner[];
}
