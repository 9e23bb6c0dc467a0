import { ApiProperty } from '@nestjs/swagger';
import { IsString, Length } from 'class-validator';

const NOTE = { message: 'Escreva uma nota de 3 a 500 caracteres, sem dados pessoais.' };

export class AbuseFlagNoteBody {
  @ApiProperty({ example: 'Uso conferido com o cliente por telefone.', minLength: 3, maxLength: 500 })
  @IsString(NOTE)
  @Length(3, 500, NOTE)
  nota!: string;
}
