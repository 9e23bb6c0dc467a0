import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsInt, Min } from 'class-validator';
import {
  IDENTITY_METHOD_IDS,
  type IdentityMethod,
  REFUSAL_REASON_IDS,
  type RefusalReason,
} from '../../../../../kernel/data-subject-request.js';
import { lengthBetween } from '../../../../../kernel/length-between.js';
import { OneOf, OptionalField, Satisfies } from '../../../../../platform/http/request.fields.js';

const MOST_CONTACTS = 8;
const NO_SUCH_CONTACT = 'Marque só contatos que estão no pedido.';

export class ConfirmDataSubjectIdentityBody {
  @OneOf(IDENTITY_METHOD_IDS, 'Escolha como a identidade foi conferida.')
  method!: IdentityMethod;

  @ApiProperty({
    minLength: 10,
    maxLength: 1000,
    description: 'O que foi conferido e quando; nunca cópia de documento.',
  })
  @Satisfies(lengthBetween(10, 1_000))
  note!: string;

  @ApiProperty({ type: [Number], description: 'A posição, a partir de 0, dos contatos comprovados.', example: [0] })
  @IsArray({ message: NO_SUCH_CONTACT })
  @ArrayMaxSize(MOST_CONTACTS, { message: NO_SUCH_CONTACT })
  @IsInt({ each: true, message: NO_SUCH_CONTACT })
  @Min(0, { each: true, message: NO_SUCH_CONTACT })
  confirmed!: number[];
}

export class AskDataSubjectProofBody {
  @ApiProperty({ minLength: 10, maxLength: 4000, description: 'O que o titular deve apresentar; vai no e-mail.' })
  @Satisfies(lengthBetween(10, 4_000))
  text!: string;
}

export class RefuseDataSubjectRequestBody {
  @OneOf(REFUSAL_REASON_IDS, 'Escolha o motivo da recusa.')
  reason!: RefusalReason;

  @OptionalField({
    minLength: 10,
    maxLength: 4000,
    description: 'A explicação que vai no e-mail. Nada é enviado a um e-mail não confirmado: só então pode faltar.',
  })
  @Satisfies(lengthBetween(10, 4_000))
  text?: string;
}
