import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, ValidateIf } from 'class-validator';
import { instantRule } from '../../../../platform/http/period.js';
import { Satisfies, SatisfiesEach } from '../../../../platform/http/request.fields.js';
import { labelRule, MOST_LABELS, MOST_NOTES, noteRule } from '../application/dossier.js';

const NOTES = { message: `Envie até ${MOST_NOTES} anotações.` };
const LABELS = { message: `Envie até ${MOST_LABELS} etiquetas.` };

export class AnnotateDossierBody {
  @ApiProperty({
    type: [String],
    maxItems: MOST_NOTES,
    description: 'Todas, na ordem em que ficam; cada uma com até 2.000 caracteres.',
    example: ['Ligar depois das 18h.'],
  })
  @IsArray(NOTES)
  @ArrayMaxSize(MOST_NOTES, NOTES)
  @SatisfiesEach(noteRule)
  anotacoes!: string[];

  @ApiProperty({
    type: [String],
    maxItems: MOST_LABELS,
    description: 'Todas; cada uma com até 30 caracteres. A busca do histórico as acha por palavras inteiras.',
    example: ['cliente', 'em acordo'],
  })
  @IsArray(LABELS)
  @ArrayMaxSize(MOST_LABELS, LABELS)
  @SatisfiesEach(labelRule)
  etiquetas!: string[];

  @ApiProperty({ type: String, nullable: true, description: 'A do dossiê que foi alterado.', example: null })
  @ValidateIf((body: AnnotateDossierBody) => body.versao !== null)
  @Satisfies(instantRule('Versão inválida.'))
  versao!: string | null;
}
