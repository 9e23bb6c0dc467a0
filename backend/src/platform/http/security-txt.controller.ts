import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { DAY_MS } from '../../kernel/durations.js';
import { AppError } from '../../kernel/errors.js';
import { Clock } from '../clock.js';
import { PlatformConfig } from '../config/platform.config.js';
import { Access } from './access.js';

const PLACE = '/.well-known/security.txt';
const POLICY = '/.well-known/security-policy.txt';
/** RFC 9116 recommends less than a year. */
const GOOD_FOR_DAYS = 180;

/** What whoever reports a weakness agrees to; SECURITY.md says the same at length. */
const POLICY_TEXT = `Política de segurança do Nítido

Encontrou uma falha? Escreva para o contato de ${PLACE}: onde está, como se repete, o que alcança.
Confirmamos em até 3 dias úteis, avaliamos em até 10 dias, e dizemos o que foi feito quando a correção estiver no ar.
Use contas suas. Não consulte, altere nem guarde dados de outras pessoas: pare no primeiro e nos conte.
Não derrube o serviço, não envie mensagens em massa e não engane pessoas.
Espere a correção, ou 90 dias, antes de publicar. Quem age assim ajuda, e é tratado como quem ajuda.
`;

/** How to report a weakness (RFC 9116), to the person in charge of data protection. */
@ApiExcludeController()
@Access('public')
@Controller()
export class SecurityTxtController {
  constructor(
    private readonly config: PlatformConfig,
    private readonly clock: Clock,
  ) {}

  @Get(PLACE)
  @Header('content-type', 'text/plain; charset=utf-8')
  contact(): string {
    const { PRIVACY_CONTACT: contact, publicUrl } = this.config;
    if (!contact) throw new AppError('not-found', 'ROUTE_NOT_FOUND', 'Endereço não encontrado.');
    const fields = {
      Contact: `mailto:${contact}`,
      Expires: this.midnightIn(GOOD_FOR_DAYS),
      'Preferred-Languages': 'pt-BR',
      Canonical: new URL(PLACE, publicUrl).href,
      Policy: new URL(POLICY, publicUrl).href,
    };
    return Object.entries(fields)
      .map(([name, value]) => `${name}: ${value}\n`)
      .join('');
  }

  @Get(POLICY)
  @Header('content-type', 'text/plain; charset=utf-8')
  policy(): string {
    return POLICY_TEXT;
  }

  private midnightIn(days: number): string {
    const day = Math.floor(this.clock.now().getTime() / DAY_MS) + days;
    return new Date(day * DAY_MS).toISOString();
  }
}
