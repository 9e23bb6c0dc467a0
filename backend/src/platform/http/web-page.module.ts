import { Global, Module } from '@nestjs/common';
import { PageSources } from './page-sources.js';
import { SiteFilesController } from './site-files.controller.js';
import { WebPageController } from './web-page.controller.js';

/** Imported last: its route takes every path that nothing else took. */
@Global()
@Module({
  controllers: [SiteFilesController, WebPageController],
  providers: [PageSources],
  exports: [PageSources],
})
export class WebPageModule {}
