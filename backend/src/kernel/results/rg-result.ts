import { recordOf } from '../source-record.js';
import * as say from './format.js';
import { onePerson } from './one-person.js';
import { relatedField } from './related.js';
import { field, fieldsSection, type ResultView } from './result-view.js';
import { cardSummary } from './summary/card-summary.js';

/** The holder of an identity card. */
export function rgResult(data: unknown): ResultView {
  const one = recordOf(data);
  return onePerson(
    one,
    one.situacao_cadastral,
    [
      fieldsSection('dados-gerais', 'Dados gerais', [
        field('Nome', one.nome),
        field('Nascimento', say.dateText(one.nascimento)),
        field('Sexo', say.sexText(one.sexo)),
        field('Estado civil', one.estado_civil),
        field('Nacionalidade', one.nacionalidade),
        relatedField('Mãe', 'nome', one.mae),
        relatedField('Pai', 'nome', one.pai),
        field('Óbito', say.dateText(one.data_obito) ?? say.yesOrNoText(one.obito)),
      ]),
      fieldsSection('documentos', 'Documentos', [
        field('RG', one.rg),
        field('Órgão emissor', one.orgao_emissor),
        field('UF de emissão', one.uf_emissao),
        relatedField('CPF', 'cpf', one.cpf),
        field('Situação cadastral', one.situacao_cadastral),
        field('Título de eleitor', one.titulo_eleitor),
      ]),
      fieldsSection('perfil', 'Renda e perfil', [
        field('Renda', say.moneyText(one.renda)),
        field('Código da faixa de renda', one.faixa_renda_id),
        field('Ocupação (CBO)', one.cbo),
        field('Código Mosaic', one.cd_mosaic),
        field('Código Mosaic novo', one.cd_mosaic_novo),
        field('Código Mosaic secundário', one.cd_mosaic_secundario),
        field('Código do registro de contatos', one.contatos_id),
        field('Código do registro de cadastro', one.cadastro_id),
        field('Informação de', one.data_informacao),
      ]),
    ],
    cardSummary(one),
  );
}
