import { recordIn, recordOf } from '../source-record.js';
import * as say from './format.js';
import { deathFields, onePerson } from './one-person.js';
import { relatedField } from './related.js';
import { field, fieldsSection, type ResultPhoto, type ResultView, words } from './result-view.js';
import { photoSummary } from './summary/card-summary.js';

const PICTURES: ReadonlyArray<readonly [string, string]> = [
  ['iVBOR', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['UklGR', 'image/webp'],
];

/** A person's photo, parents and identity card. The photo is shown, never saved. */
export function fotorjResult(data: unknown): ResultView {
  const record = recordOf(data);
  const person = recordIn(record.dados_pessoais);
  const parents = recordIn(record.filiacao);
  const documents = recordIn(record.documentos);
  const name = words(person.nome);
  return onePerson(
    person,
    person.situacao_cadastral,
    [
      { id: 'foto', title: 'Foto', blocks: [{ kind: 'photo', photo: photoOf(recordIn(record.foto).base64, name) }] },
      fieldsSection('dados-gerais', 'Dados pessoais', [
        field('Nome', name),
        relatedField('CPF', 'cpf', person.cpf),
        field('Nascimento', say.dateText(person.nascimento)),
        field('Sexo', say.sexText(person.sexo)),
        field('Nacionalidade', person.nacionalidade),
        ...deathFields(person),
      ]),
      fieldsSection('filiacao', 'Filiação', [
        relatedField('Mãe', 'nome', parents.mae),
        relatedField('Pai', 'nome', parents.pai),
      ]),
      fieldsSection('documentos', 'Documentos', [
        relatedField('RG', 'rg', documents.rg),
        field('Órgão emissor', documents.orgao_emissor),
        field('UF de emissão', documents.uf_emissao),
      ]),
    ],
    photoSummary(person, parents, documents),
  );
}

/** Only pictures, told by their first bytes: whatever else the member carries is not shown. */
function photoOf(base64: unknown, name: string | null): ResultPhoto {
  const bytes = (words(base64) ?? '').replace(/^data:[^,]*,/, '');
  const kind = PICTURES.find(([start]) => bytes.startsWith(start))?.[1];
  return { src: kind ? `data:${kind};base64,${bytes}` : null, alt: name ? `Foto de ${name}` : 'Foto da pessoa' };
}
