import { Controller, Delete, Get, Param, Patch, Post, Put, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../../../kernel/errors.js';
import { LOOKUP_CATALOGUE } from '../../../../kernel/lookup-catalogue.js';
import { Access } from '../../../../platform/http/access.js';
import { unknownLookupType } from '../../model/index.js';

/**
 * What is asked for beside the calls of the catalogue: a type that there is not, or one by another method than POST. Not OPTIONS:
 * a browser that asks for another site's leave finds nothing here, as everywhere.
 */
@ApiExcludeController()
@Access('user')
@Controller('api/external/:type')
export class UnknownLookupController {
  @Post()
  post(@Param('type') type: string, @Res({ passthrough: true }) reply: FastifyReply): never {
    return refuse(type, reply);
  }

  @Get()
  get(@Param('type') type: string, @Res({ passthrough: true }) reply: FastifyReply): never {
    return refuse(type, reply);
  }

  @Put()
  put(@Param('type') type: string, @Res({ passthrough: true }) reply: FastifyReply): never {
    return refuse(type, reply);
  }

  @Patch()
  patch(@Param('type') type: string, @Res({ passthrough: true }) reply: FastifyReply): never {
    return refuse(type, reply);
  }

  @Delete()
  delete(@Param('type') type: string, @Res({ passthrough: true }) reply: FastifyReply): never {
    return refuse(type, reply);
  }
}

function refuse(type: string, reply: FastifyReply): never {
  if (!LOOKUP_CATALOGUE.some(({ path }) => path === `/api/external/${type}`)) throw unknownLookupType();
  void reply.header('allow', 'POST');
  throw new AppError('wrong-method', 'METHOD_NOT_ALLOWED', 'Use POST nesta consulta.');
}
