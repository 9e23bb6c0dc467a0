import { AnswerOf, SuccessAnswer, t } from '../../../platform/http/answer.fields.js';
import { CompanyMeta } from '../query/index.js';

class GroupNode extends AnswerOf({
  id: t.string('Vale nesta resposta; `n0` é a empresa pedida.', { example: 'n0' }),
  tipo: t.enum(['empresa', 'filial', 'pessoa', 'exterior'], { example: 'empresa' }),
  passo: t.integer('Passos desde a empresa pedida.', { minimum: 0, maximum: 3, example: 1 }),
  cnpj: t.string('De empresas e filiais.', { nullable: true, example: '11222333000181' }),
  razao_social: t.string('De empresas e filiais.', { nullable: true, example: 'PADARIA ROCHA LTDA' }),
  nome_fantasia: t.string({ nullable: true, example: 'PADARIA ROCHA' }),
  situacao_cadastral: t.string({ nullable: true, example: 'ATIVA' }),
  municipio: t.string({ nullable: true, example: 'SAO PAULO' }),
  uf: t.string({ nullable: true, example: 'SP' }),
  nome: t.string('De pessoas e sócios no exterior.', { nullable: true, example: null }),
  haMais: t.boolean('Tem mais ligações do que as desta resposta.', { example: false }),
}) {}

class GroupEdge extends AnswerOf({
  de: t.string('O sócio; de uma filial, a empresa.', { example: 'n1' }),
  para: t.string('A empresa de que é sócio; a filial.', { example: 'n0' }),
  tipo: t.enum(['socio', 'filial'], { example: 'socio' }),
  qualificacao: t.string({ nullable: true, example: 'Sócio-Administrador' }),
  desde: t.string('Entrada na sociedade, ou abertura da filial.', {
    nullable: true,
    format: 'date',
    example: '2012-03-05',
  }),
  certeza: t.enum(
    ['certa', 'muito_provavel'],
    '`certa`: o registro a diz, ou a liga pelo CNPJ. `muito_provavel`: mesmo nome e mesmos seis dígitos do meio do CPF, que é o que a Receita publica.',
    { example: 'muito_provavel' },
  ),
  fonte: t.string({ example: 'Receita Federal, dados abertos, 10/2026' }),
}) {}

export class CompanyGroupData extends AnswerOf({
  nos: t.list(GroupNode, 'A empresa pedida primeiro; no máximo 150.'),
  ligacoes: t.list(GroupEdge),
  haMais: t.boolean('O grupo é maior do que o que a resposta traz.', { example: false }),
}) {}

class CompanyGroupMeta extends AnswerOf(CompanyMeta, {
  consultas: t.integer('Quantas consultas do dia esta resposta usa.', { example: 3 }),
}) {}

export class CompanyGroupAnswer extends AnswerOf(SuccessAnswer, {
  data: t.one(CompanyGroupData),
  meta: t.one(CompanyGroupMeta),
}) {}
