import { Module } from '@nestjs/common';
import { ListModule } from './list/index.js';
import { NewsModule } from './news/index.js';

@Module({ imports: [NewsModule, ListModule] })
export class WatchModule {}
