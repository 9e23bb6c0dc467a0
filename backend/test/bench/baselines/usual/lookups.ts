import {
  BadGatewayException,
  BadRequestException,
  Body,
  Controller,
  HttpCode,
  Injectable,
  Post,
  Req,
  UseGuards,
} from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNotEmpty, IsString, Matches } from 'class-validator';
import { Repository } from 'typeorm';
import { clean, isCpf } from '../lookup-steps.js';
import { History } from './entities.js';
import { type AuthenticatedRequest, AuthGuard, SubscriptionGuard } from './guards.js';

class CpfLookupDto {
  @IsString()
  @Matches(/^\d{11}$/)
  cpf!: string;

  @IsString()
  @IsNotEmpty()
  finalidade!: string;
}

@Injectable()
export class LookupsService {
  constructor(@InjectRepository(History) private readonly history: Repository<History>) {}

  async cpf(accountId: string, { cpf, finalidade }: CpfLookupDto) {
    if (!isCpf(cpf)) throw new BadRequestException('CPF inválido');
    const response = await fetch(`${process.env.VENDOR_URL}/bureau/v1/pessoas/cpf/${cpf}`, {
      headers: { authorization: `Bearer ${process.env.VENDOR_KEY}` },
    });
    if (!response.ok) throw new BadGatewayException('Fonte fora do ar');
    const data = clean(await response.json()) as object;
    const entry = this.history.create({
      accountId,
      type: 'cpf',
      query: cpf,
      purpose: finalidade,
      success: true,
      result: data,
    });
    const saved = await this.history.save(entry);
    return { success: true, data, meta: { protocolo: saved.id, consultadoEm: saved.createdAt } };
  }
}

@Controller('api/external')
@UseGuards(AuthGuard, SubscriptionGuard)
export class LookupsController {
  constructor(private readonly lookups: LookupsService) {}

  @Post('cpf')
  @HttpCode(200)
  cpf(@Req() request: AuthenticatedRequest, @Body() body: CpfLookupDto) {
    return this.lookups.cpf(request.account.id, body);
  }
}
