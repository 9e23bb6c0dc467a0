import { ApiProperty } from '@nestjs/swagger';
import { DoneAnswer } from '../model/index.js';

export class PasskeyOptionsAnswer extends DoneAnswer {
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    description: 'Para a API WebAuthn do navegador, em JSON.',
  })
  options!: object;
}
