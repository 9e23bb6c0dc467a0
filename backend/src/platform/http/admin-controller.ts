import { applyDecorators, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Access } from './access.js';

/** A controller for administrators alone, described among their calls. */
export const AdminController = (path: string): ClassDecorator =>
  applyDecorators(ApiTags('Administração'), Access('admin'), Controller(path));
