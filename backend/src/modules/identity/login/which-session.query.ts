import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import type { SessionKind } from '../sessions/index.js';

/** A browser may hold a subscriber's and an administrator's session side by side. */
export class WhichSession {
  @ApiPropertyOptional({ enum: ['user', 'admin'], enumName: 'UserType', default: 'user' })
  @IsIn(['user', 'admin'], { message: 'Tipo de sessão inválido.' })
  userType: SessionKind = 'user';
}
