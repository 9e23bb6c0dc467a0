import { ApiProperty } from '@nestjs/swagger';
import { IsString, IsUUID, Length } from 'class-validator';

const NOTE = { message: 'Escreva uma nota de 3 a 500 caracteres, sem dados pessoais.' };

export class AbuseFlagNoteBody {
  @ApiProperty({ example: 'Uso conferido com o cliente por telefone.', minLength: 3, maxLength: 500 })
  @IsString(NOTE)
  @Length(3, 500, NOTE)
  nota!: string;
}

export class ReleaseLookupsBody extends AbuseFlagNoteBody {
  @ApiProperty({ format: 'uuid', description: 'A observação que foi vista: só é liberado o que ela diz.' })
  @IsUUID('all', { message: 'Informe a observação que foi vista.' })
  observacao!: string;
}
