import { IsUUID } from 'class-validator';
import { PageQuery } from '../../../../platform/http/page.query.js';
import { OptionalField, OptionalOneOf } from '../../../../platform/http/request.fields.js';
import { DETECTORS, type Detector } from '../domain/finding.js';
import { WIRE_KIND_NAMES, type WireKind } from './abuse-flags.answers.js';

export class AbuseFlagsQuery extends PageQuery {
  @OptionalField({ format: 'uuid', description: 'Só as desta conta.' })
  @IsUUID('all', { message: 'Conta inválida.' })
  conta?: string;

  @OptionalOneOf(WIRE_KIND_NAMES, 'Nível inválido. Use lenta, parada, retida ou liberada.', {
    enumName: 'AbuseFlagLevel',
  })
  nivel?: WireKind;

  @OptionalOneOf(DETECTORS, 'Motivo inválido. Use sequencia, nomes, volume ou sem_resultado.', { enumName: 'Detector' })
  motivo?: Detector;

  @OptionalOneOf(['sim'], 'Filtro inválido. Use emVigor=sim ou nada.', { description: 'Só as que valem agora.' })
  emVigor?: 'sim';
}
