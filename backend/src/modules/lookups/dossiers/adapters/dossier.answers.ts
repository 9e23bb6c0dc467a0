import { ApiProperty, OmitType } from '@nestjs/swagger';
import { SuccessAnswer } from '../../../../platform/http/success.answer.js';
import { HistoryEntryAnswer, openedEntry } from '../../history/index.js';
import { Text } from '../../model/index.js';
import type { Annotations } from '../application/dossier.js';
import type { DossierHead, DossierView, ListedDossier } from '../application/read-dossier.js';

export class DossierNote {
  @ApiProperty({ example: 'Ligar depois das 18h.' })
  texto!: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T12:30:00.182Z' })
  em!: string;
}

export class DossierAnnotations {
  @ApiProperty({ type: () => [DossierNote] })
  anotacoes!: DossierNote[];

  @ApiProperty({ type: [String], example: ['cliente', 'em acordo'] })
  etiquetas!: string[];

  @Text('2026-11-21T12:30:00.182Z', 'Para enviar com a próxima alteração; nula enquanto nada foi escrito.')
  versao!: string | null;
}

export class DossierAbout extends DossierAnnotations {
  @ApiProperty({ example: '9f3ac1d2e4b5a678' })
  id!: string;

  @ApiProperty({ enum: ['cpf', 'cnpj'], enumName: 'DossierKind', example: 'cpf' })
  tipo!: 'cpf' | 'cnpj';

  @Text('M***** R**** X*****', 'Mascarado ou, sem o modo de privacidade, por extenso.')
  nome!: string | null;

  @Text('***.982.247-**', 'Mascarado ou, sem o modo de privacidade, por extenso.')
  documento!: string | null;

  @ApiProperty({
    description: 'Os dados da pessoa deixaram de estar disponíveis: nada dela é mostrado.',
    example: false,
  })
  retido!: boolean;

  @ApiProperty({ type: 'integer', description: 'Consultas reunidas no dossiê.', example: 4 })
  consultas!: number;
}

export class DossierLookup extends OmitType(HistoryEntryAnswer, ['success', 'consulta'] as const) {}

export class DossierAnswer extends SuccessAnswer {
  @ApiProperty({ type: () => DossierAbout })
  dossie!: DossierAbout;

  @ApiProperty({ type: () => [DossierLookup], description: 'As consultas da página, da mais nova à mais velha.' })
  consultas!: DossierLookup[];

  @Text('0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11', 'Para pedir as mais velhas; nulo na última página.')
  nextCursor!: string | null;
}

export class DossierListAnswer extends SuccessAnswer {
  @ApiProperty({ type: () => [DossierAbout], description: 'O que foi alterado por último vem primeiro.' })
  dossies!: DossierAbout[];
}

export class DossierAnnotatedAnswer extends SuccessAnswer {
  @ApiProperty({ type: () => DossierAnnotations })
  dossie!: DossierAnnotations;
}

export class DossierOfLookup {
  @ApiProperty({ example: '9f3ac1d2e4b5a678' })
  id!: string;

  @ApiProperty({ type: 'integer', example: 4 })
  consultas!: number;

  @Text('2026-11-21T12:30:00.182Z', 'Quando foi a consulta anterior; nulo quando não houve.')
  anterior!: string | null;
}

export class DossierOfLookupAnswer extends SuccessAnswer {
  @ApiProperty({ type: () => DossierOfLookup, nullable: true, description: 'Nulo quando a consulta não tem dossiê.' })
  dossie!: DossierOfLookup | null;
}

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
