import { Global, Module } from '@nestjs/common';
import { CspSources } from './csp-sources.js';
import { SecurityTxtController } from './security-txt.controller.js';
import { SiteFilesController } from './site-files.controller.js';
import { WebPageController } from './web-page.controller.js';

/** Imported last: its route takes every path that nothing else took. */
@Global()
@Module({
  controllers: [SecurityTxtController, SiteFilesController, WebPageController],
  providers: [CspSources],
  exports: [CspSources],
})
export class WebPageModule {}
