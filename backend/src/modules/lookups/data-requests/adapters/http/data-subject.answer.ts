import { ApiProperty } from '@nestjs/swagger';
import type { Contact } from '../../domain/data-request.js';

const CONTACT_KINDS = ['telefone', 'rg', 'email'] as const;

class SubjectContact {
  @ApiProperty({ enum: CONTACT_KINDS })
  kind!: Contact['kind'];

  @ApiProperty()
  value!: string;

  @ApiProperty({ description: 'Comprovado como da própria pessoa.' })
  confirmed!: boolean;
}

export class SubjectPerson {
  @ApiProperty()
  name!: string;

  @ApiProperty()
  cpf!: string;

  @ApiProperty()
  birthDate!: string;

  @ApiProperty()
  email!: string;

  @ApiProperty()
  message!: string;

  @ApiProperty({ type: [SubjectContact] })
  contacts!: readonly SubjectContact[];
}
