import { Delete, Get } from '@nestjs/common';
import { AccountId, CurrentPrincipal, type Principal } from '../../../platform/http/access.js';
import { AnswerOf, PageOf, pageAnswer, t } from '../../../platform/http/answer.fields.js';
import { Answers, ApiErrors, IdParam, UserController } from '../../../platform/http/route.decorators.js';
import { DoneAnswer } from '../model/index.js';
import { DEVICE_KINDS, deviceOf, shortAddress } from './device.js';
import { type OpenSession, SignedInDevices } from './signed-in-devices.store.js';

export class SessionItem extends AnswerOf({
  id: t.uuid({ example: '0198f3a0-5d2a-7c4e-9d6b-3d3f0b7a9c11' }),
  current: t.boolean('Se é a sessão que fez esta chamada.', { example: true }),
  device: t.string('O que o navegador diz de si.', { example: 'Chrome no Windows' }),
  kind: t.enum(DEVICE_KINDS, { enumName: 'DeviceKind', example: 'computer' }),
  address: t.string('A rede, sem o resto do endereço.', { nullable: true, example: '203.0.•.•' }),
  createdAt: t.dateTime('Quando entrou.', { example: '2026-10-01T12:00:00.000Z' }),
  lastSeenAt: t.dateTime('Última renovação; uma sessão em uso se renova a cada 15 minutos.', {
    example: '2026-10-02T08:30:00.000Z',
  }),
}) {}

export class SessionsAnswer extends PageOf(SessionItem, 'As usadas por último primeiro; no máximo 100.') {}

export class SessionsEndedAnswer extends AnswerOf(DoneAnswer, {
  ended: t.number('Quantas sessões foram encerradas.', { example: 1 }),
}) {}

@UserController('Conta', 'api/user/sessions')
export class SessionsController {
  constructor(private readonly devices: SignedInDevices) {}

  @Get()
  @Answers(SessionsAnswer, 'Os dispositivos conectados à conta')
  async listSessions(@CurrentPrincipal() { accountId, sessionId }: Principal): Promise<SessionsAnswer> {
    const { sessions, total } = await this.devices.list(accountId);
    const items = sessions.map((session) => sessionItem(session, sessionId));
    return pageAnswer({ items, next: null, total, capped: false });
  }

  @Delete(':id')
  @Answers(DoneAnswer, 'Sai de um dispositivo')
  @ApiErrors({ 404: '`SESSION_NOT_FOUND`: já encerrada, ou de outra conta' })
  async endSession(@IdParam() id: string, @AccountId() accountId: string): Promise<DoneAnswer> {
    await this.devices.end(accountId, id, null);
    return { success: true };
  }

  @Delete()
  @Answers(SessionsEndedAnswer, 'Sai de todos os outros dispositivos; este continua')
  async endOtherSessions(@CurrentPrincipal() { accountId, sessionId }: Principal): Promise<SessionsEndedAnswer> {
    return { success: true, ended: await this.devices.endOthers(accountId, sessionId) };
  }
}

/** A session as its owner, or an administrator, sees it. */
export function sessionItem(session: OpenSession, ownId: string | null): SessionItem {
  const { name, kind } = deviceOf(session.agent);
  return {
    id: session.id,
    current: session.id === ownId,
    device: name,
    kind,
    address: shortAddress(session.address),
    createdAt: session.createdAt,
    lastSeenAt: session.lastSeenAt,
  };
}
