import { Body, Get, Param, Put } from '@nestjs/common';
import { ApiParam, ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength, ValidateIf } from 'class-validator';
import { AccountId, StepUp } from '../../../platform/http/access.js';
import { wholeAnswer } from '../../../platform/http/answer.fields.js';
import { AdminController, Answers, ApiErrors } from '../../../platform/http/route.decorators.js';
import { momentSeen, SeenAt } from '../../../platform/http/seen-at.js';
import { type CurrentSetting, SettingsService } from '../../../platform/settings/settings-service.js';
import { AccountDirectory } from '../../identity/index.js';
import { SettingAnswer, SettingsAnswer, settingItem } from './setting.answers.js';

const LONGEST = 2_000;
const VALUE = { message: 'Informe o valor.' };

class ChangeSettingBody {
  @ApiProperty({
    type: String,
    nullable: true,
    maxLength: LONGEST,
    description: 'Como na variável de ambiente. Nulo: volta ao que o ambiente diz.',
    example: '90',
  })
  @ValidateIf((_, value) => value !== null)
  @IsString(VALUE)
  @MaxLength(LONGEST, VALUE)
  value!: string | null;

  @SeenAt()
  seenAt!: string | null;
}

@AdminController('api/admin/settings')
export class SettingsController {
  constructor(
    private readonly settings: SettingsService,
    private readonly directory: AccountDirectory,
  ) {}

  @Get()
  @Answers(SettingsAnswer, 'As configurações: as que se mudam aqui e as do ambiente', {
    description: 'Nenhum segredo aparece.',
  })
  async listSettings(): Promise<SettingsAnswer> {
    const current = await this.settings.current();
    const nameOf = await this.namesOf(current);
    return {
      ...wholeAnswer(current.map((one) => settingItem(one, nameOf))),
      environment: this.settings.fixed().map(({ name, value }) => ({ name, value: value || null })),
    };
  }

  @Put(':name')
  @StepUp()
  @ApiParam({ name: 'name', example: 'HISTORY_RETENTION_DAYS' })
  @Answers(SettingAnswer, 'Muda uma configuração em todas as instâncias', {
    description: 'Vale em até um segundo e fica registrada, com o valor de antes.',
  })
  @ApiErrors({
    400: '`INVALID_INPUT`',
    404: '`SETTING_NOT_FOUND`: Configuração não encontrada.',
    409: '`SETTING_CHANGED`: Alguém mudou esta configuração. Veja o valor atual e tente de novo.',
  })
  async changeSetting(
    @AccountId() adminId: string,
    @Param('name') name: string,
    @Body() body: ChangeSettingBody,
  ): Promise<SettingAnswer> {
    const changed = await this.settings.change({
      adminId,
      name,
      text: body.value,
      seenAt: momentSeen(body),
    });
    return { success: true, data: settingItem(changed, await this.namesOf([changed])) };
  }

  private namesOf(current: readonly CurrentSetting[]) {
    return this.directory.namesOf(current.map(({ changedBy }) => changedBy));
  }
}
