import { Controller, Post } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { KeyAccess } from '../../../../platform/http/access.js';
import { unknownLookupType } from '../../model/index.js';

/** A lookup of a type that there is not: told with the types that there are, not as a wrong method of a past lookup's address. */
@ApiExcludeController()
@KeyAccess()
@Controller('v1/lookups/:type')
export class UnknownV1LookupController {
  @Post()
  post(): never {
    throw unknownLookupType();
  }
}
