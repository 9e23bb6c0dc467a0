import { isDead } from '../has-died.js';
import { recordIn, recordsOf, type SourceRecord } from '../source-record.js';
import * as say from './format.js';
import { peopleView, personOf } from './people-section.js';
import { relatedField } from './related.js';
import { field, type ResultPerson, type ResultView, words } from './result-view.js';

/** The children of the mothers who bear the name. */
export function maeResult(data: unknown): ResultView {
  const records = recordsOf(data);
  return peopleView({
    label: 'Mãe',
    subjects: records.map(({ nome_mae }) => nome_mae),
    people: records.map(child),
    total: recordIn(data).total,
    goesOn: recordIn(data).haMais,
    stateLabel: 'UF do RG',
  });
}

function child(record: SourceRecord): ResultPerson {
  const status = words(record.situacao_cadastral);
  return personOf({
    name: record.nome,
    cpf: record.cpf,
    birth: record.nascimento,
    died: isDead(status),
    facts: [status],
    fields: [
      relatedField('CPF', 'cpf', record.cpf),
      field('Nascimento', say.dateText(record.nascimento)),
      field('Sexo', say.sexText(record.sexo)),
      field('Estado civil', record.estado_civil),
      field('Mãe', record.nome_mae),
      relatedField('Pai', 'nome', record.nome_pai),
      relatedField('RG', 'rg', record.rg),
      field('Órgão emissor', record.orgao_emissor),
      field('UF de emissão', record.uf_emissao),
      field('Título de eleitor', record.titulo_eleitor),
      field('Situação cadastral', status),
      field('Renda', say.moneyText(record.renda)),
      field('Código da faixa de renda', record.faixa_renda_id),
      field('Ocupação (CBO)', record.cbo),
      field('Código Mosaic', record.cd_mosaic),
      field('Código do registro de contatos', record.contatos_id),
    ],
    states: [record.uf_emissao],
    mother: record.nome_mae,
  });
}
