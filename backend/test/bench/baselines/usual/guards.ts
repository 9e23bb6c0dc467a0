import {
  type CanActivate,
  type ExecutionContext,
  ForbiddenException,
  Injectable,
  UnauthorizedException,
} from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, MoreThan, Repository } from 'typeorm';
import { type Account, Session, Subscription } from './entities.js';

export interface AuthenticatedRequest {
  headers: { authorization?: string };
  account: Account;
}

@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    private readonly jwt: JwtService,
    @InjectRepository(Session) private readonly sessions: Repository<Session>,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const token = request.headers.authorization?.replace(/^Bearer /, '');
    if (!token) throw new UnauthorizedException('Token não encontrado');
    const { sid } = await this.jwt.verifyAsync<{ sid: string }>(token).catch(() => {
      throw new UnauthorizedException('Token inválido');
    });
    const session = await this.sessions.findOne({
      where: { id: sid, revokedAt: IsNull() },
      relations: { account: true },
    });
    if (!session || session.account.blockedAt) throw new UnauthorizedException('Sessão encerrada');
    request.account = session.account;
    return true;
  }
}

@Injectable()
export class SubscriptionGuard implements CanActivate {
  constructor(@InjectRepository(Subscription) private readonly subscriptions: Repository<Subscription>) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const { account } = context.switchToHttp().getRequest<AuthenticatedRequest>();
    const subscription = await this.subscriptions.findOne({
      where: { accountId: account.id, status: 'active', expiresAt: MoreThan(new Date()) },
    });
    if (!subscription) throw new ForbiddenException({ success: false, requiresSubscription: true });
    return true;
  }
}
