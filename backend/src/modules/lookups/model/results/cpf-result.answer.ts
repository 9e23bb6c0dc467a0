import { ApiProperty } from '@nestjs/swagger';
import { ListOf, Text } from './answer.fields.js';
import type * as domain from './cpf-result.js';

type Maybe = string | null;

export class CpfGeneralData implements domain.GeneralData {
  @ApiProperty({ example: '52998224725' })
  cpf!: string;
  @Text('MANUEL ROCHA XAVIER')
  nome!: Maybe;
  @Text('27/03/1980', 'DD/MM/AAAA')
  nascimento!: Maybe;
  @Text('M')
  sexo!: Maybe;
  @Text('CASADO')
  estado_civil!: Maybe;
  @Text('JESSICA VARGAS ROCHA')
  mae!: Maybe;
  @Text('GUSTAVO RIBEIRO XAVIER')
  pai!: Maybe;
  @Text('12843.06')
  renda!: Maybe;
  @Text('R$ 12843,06')
  renda_formatada!: Maybe;
  @Text('4165482760')
  rg!: Maybe;
  @Text('SSP')
  orgao_emissor!: Maybe;
  @Text('SP')
  uf_emissao!: Maybe;
  @Text('070695430116')
  titulo_eleitor!: Maybe;
  @Text('REGULAR')
  situacao_cadastral!: Maybe;
  @Text('29/01/2011')
  data_situacao_cadastral!: Maybe;
  @Text(null, 'DD/MM/AAAA; nulo de quem vive.')
  data_obito!: Maybe;
}

export class CpfIdentityCard implements domain.IdentityCard {
  @Text('4165482760')
  rg!: Maybe;
  @Text('MANUEL ROCHA XAVIER')
  nome!: Maybe;
  @Text('SSP')
  orgao_emissor!: Maybe;
  @Text('SP')
  uf_emissao!: Maybe;
  @Text('22/04/1998')
  data_emissao!: Maybe;
}

export class CpfScore implements domain.Score {
  @Text('216')
  CSB8!: Maybe;
  @Text('ALTO RISCO')
  CSB8_FAIXA!: Maybe;
  @Text('365')
  CSBA!: Maybe;
  @Text('ALTO RISCO')
  CSBA_FAIXA!: Maybe;
}

export class CpfPurchasingPower implements domain.PurchasingPower {
  @Text('MEDIO')
  poder_aquisitivo!: Maybe;
  @Text('12843.06')
  renda_poder_aquisitivo!: Maybe;
  @Text('DE R$ 4000 ATE R$ 12000')
  faixa_poder_aquisitivo!: Maybe;
}

export class CpfPis {
  @Text('12389436740')
  pis!: Maybe;
}

export class CpfPhone implements domain.PhoneContact {
  @Text('16')
  ddd!: Maybe;
  @Text('927508896')
  telefone!: Maybe;
  @Text('(16) 927508896')
  telefone_completo!: Maybe;
  @Text('MOVEL')
  tipo!: Maybe;
  @Text()
  operadora!: Maybe;
}

export class CpfEmail implements domain.EmailContact {
  @Text('manuel.xavier@exemplo.com.br')
  email!: Maybe;
  @Text('1')
  prioridade!: Maybe;
}

export class CpfRelative implements domain.Relative {
  @Text('MAE')
  VINCULO!: Maybe;
  @Text('JESSICA VARGAS ROCHA')
  NOME_VINCULO!: Maybe;
  @Text('01717603602')
  CPF_VINCULO!: Maybe;
  @Text('02/11/1953', 'DD/MM/AAAA')
  NASCIMENTO_VINCULO!: Maybe;
}

export class CpfTaxReturn implements domain.TaxReturn {
  @Text('2026')
  Ano_Referencia!: Maybe;
  @Text('Declaração processada')
  Sit_Receita_Federal!: Maybe;
}

export class CpfCompanyPartner {
  @Text('DANIELE ROCHA XAVIER')
  nome!: Maybe;
  @Text('81841218570')
  cpf!: Maybe;
  @Text('SOCIO-ADMINISTRADOR')
  qualificacao!: Maybe;
}

export class CpfLinkedCompany {
  @Text('11222333000181')
  cnpj!: Maybe;
  @Text('PADARIA GUERRA LTDA ME')
  razao_social!: Maybe;
}

export class CpfCompany implements domain.OwnedCompany {
  @Text('85704532000162')
  cnpj!: Maybe;
  @Text('SUPERMERCADO XAVIER LTDA ME')
  razao_social!: Maybe;
  @Text('ATIVA')
  situacao_cadastral!: Maybe;
  @ListOf(() => CpfCompanyPartner)
  socios!: CpfCompanyPartner[];
  @ListOf(() => CpfLinkedCompany)
  empresas_vinculadas!: CpfLinkedCompany[];
}

export class CpfAddress implements domain.Address {
  @Text('ALAMEDA')
  logr_tipo!: Maybe;
  @Text('DOS PINHEIROS')
  logr_nome!: Maybe;
  @Text('1171')
  logr_numero!: Maybe;
  @Text()
  logr_complemento!: Maybe;
  @Text('SAO JORGE')
  bairro!: Maybe;
  @Text('RIBEIRAO PRETO')
  cidade!: Maybe;
  @Text('SP')
  uf!: Maybe;
  @Text('14062252')
  cep!: Maybe;
}

export class CpfRecord {
  @ApiProperty({ type: () => CpfGeneralData })
  dados_gerais!: CpfGeneralData;
  @ApiProperty({ type: () => CpfIdentityCard, nullable: true })
  rg_dados!: CpfIdentityCard | null;
  @ListOf(() => CpfScore, 'Não use como critério único de decisão.')
  score!: CpfScore[];
  @ListOf(() => CpfPurchasingPower)
  poder_aquisitivo!: CpfPurchasingPower[];
  @ListOf(() => CpfPis)
  pis!: CpfPis[];
  @ListOf(() => CpfPhone)
  telefones_list!: CpfPhone[];
  @ListOf(() => CpfEmail)
  emails_list!: CpfEmail[];
  @ListOf(() => CpfRelative)
  parentes!: CpfRelative[];
  @ListOf(() => CpfTaxReturn)
  irpf!: CpfTaxReturn[];
  @ListOf(() => CpfCompany)
  empresas!: CpfCompany[];
  @ListOf(() => CpfAddress)
  enderecos!: CpfAddress[];
}

export class CpfResult implements domain.CpfResult {
  @ApiProperty({ type: () => CpfRecord })
  resultado!: CpfRecord;
}
