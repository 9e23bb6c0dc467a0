import { OmitType } from '@nestjs/swagger';
import { AnswerOf, SuccessAnswer, t } from '../../../../platform/http/answer.fields.js';
import { HistoryEntryAnswer, openedEntry } from '../../history/index.js';
import type { Annotations } from '../application/dossier.js';
import type { DossierHead, DossierView, ListedDossier } from '../application/read-dossier.js';

class DossierNote extends AnswerOf({
  texto: t.string({ example: 'Ligar depois das 18h.' }),
  em: t.isoDateTime({ example: '2026-11-21T12:30:00.182Z' }),
}) {}

export class DossierAnnotations extends AnswerOf({
  anotacoes: t.list(DossierNote),
  etiquetas: t.strings({ example: ['cliente', 'em acordo'] }),
  versao: t.string('Para enviar com a próxima alteração; nula enquanto nada foi escrito.', {
    nullable: true,
    example: '2026-11-21T12:30:00.182Z',
  }),
}) {}

export class DossierAbout extends AnswerOf(DossierAnnotations, {
  id: t.string({ example: '9f3ac1d2e4b5a678' }),
  tipo: t.enum(['cpf', 'cnpj'], { enumName: 'DossierKind', example: 'cpf' }),
  nome: t.string('Mascarado ou, sem o modo de privacidade, por extenso.', {
    nullable: true,
    example: 'M***** R**** X*****',
  }),
  documento: t.string('Mascarado ou, sem o modo de privacidade, por extenso.', {
    nullable: true,
    example: '***.982.247-**',
  }),
  retido: t.boolean('Os dados da pessoa deixaram de estar disponíveis: nada dela é mostrado.', { example: false }),
  consultas: t.integer('Consultas reunidas no dossiê.', { example: 4 }),
}) {}

class DossierLookup extends OmitType(HistoryEntryAnswer, ['success', 'consulta'] as const) {}

export class DossierAnswer extends AnswerOf(SuccessAnswer, {
  dossie: t.one(DossierAbout),
  consultas: t.list(DossierLookup, 'As consultas da página, da mais nova à mais velha.'),
  nextCursor: t.string('Para pedir as mais velhas; nulo na última página.', {
    nullable: true,
    example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11',
  }),
}) {}

export class DossierListAnswer extends AnswerOf(SuccessAnswer, {
  dossies: t.list(DossierAbout, 'O que foi alterado por último vem primeiro.'),
}) {}

export class DossierAnnotatedAnswer extends AnswerOf(SuccessAnswer, { dossie: t.one(DossierAnnotations) }) {}

class DossierOfLookup extends AnswerOf({
  id: t.string({ example: '9f3ac1d2e4b5a678' }),
  consultas: t.integer({ example: 4 }),
  anterior: t.string('Quando foi a consulta anterior; nulo quando não houve.', {
    nullable: true,
    example: '2026-11-21T12:30:00.182Z',
  }),
}) {}

export class DossierOfLookupAnswer extends AnswerOf(SuccessAnswer, {
  dossie: t.one(DossierOfLookup, 'Nulo quando a consulta não tem dossiê.', { nullable: true }),
}) {}

export function dossierAnswer(view: DossierView): DossierAnswer {
  return {
    success: true,
    dossie: aboutOf(view, view.total),
    consultas: view.entries.map((shown) => {
      const { entry, data, motivo, meta, details } = openedEntry(shown);
      return { entry, data, motivo, meta, details };
    }),
    nextCursor: view.next,
  };
}

export function listedDossier(one: ListedDossier): DossierAbout {
  return aboutOf(one, one.lookups);
}

export function annotationsOf({ anotacoes, etiquetas, versao }: Annotations): DossierAnnotations {
  return { anotacoes: [...anotacoes], etiquetas: [...etiquetas], versao };
}

function aboutOf(one: DossierHead & { readonly annotations: Annotations }, consultas: number): DossierAbout {
  const { id, kind, nome, documento, withheld, annotations } = one;
  return { id, tipo: kind, nome, documento, retido: withheld, consultas, ...annotationsOf(annotations) };
}
