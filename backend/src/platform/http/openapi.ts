import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { isOfPublicApi } from './allowed-methods.js';
import { withDescribedErrors } from './described-errors.js';
import { ErrorAnswer } from './error-answer.js';
import { withoutPart } from './part-of-document.js';
import { servePublicApiDocument } from './public-api-document.js';

/** The description of the whole API, made from the code. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('API do Nítido')
    .setDescription(
      'Consultas claras, com responsabilidade. Todo erro traz `error` (texto), `code` (estável) e `requestId`.',
    )
    .setOpenAPIVersion('3.1.0')
    .setVersion('1')
    .addBearerAuth()
    .build();
  const whole = SwaggerModule.createDocument(app, config, { extraModels: [ErrorAnswer] });
  return withDescribedErrors(withoutPart(whole, isOfPublicApi));
}

/** Serves /api/openapi.json and the browsable /api/docs, which loads nothing from elsewhere. */
export function serveOpenApi(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    customSiteTitle: 'API do Nítido',
  });
  servePublicApiDocument(app);
  const docsPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', async (request, reply) => {
      if (!request.url.startsWith('/api/docs')) return;
      reply.header('content-security-policy', docsPolicy);
      const type = String(reply.getHeader('content-type'));
      if (/^[\w/]+(html|javascript)$/.test(type)) reply.type(`${type}; charset=utf-8`);
    });
}
