import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { PlatformConfig } from '../config/platform.config.js';
import { isOfPublicApi } from './allowed-methods.js';
import { withDescribedErrors } from './described-errors.js';
import { limitDocuments } from './document-limit.js';
import { wholeDocument, withoutPart } from './part-of-document.js';
import { servePublicApiDocument } from './public-api-document.js';

const TAGS = [
  ['Conta', 'Cadastro, entrada, sessões e dados próprios.'],
  ['Consultas', 'Uma chamada por tipo de consulta.'],
  ['Histórico', 'O que a conta já consultou, e os relatórios disso.'],
  ['Dossiês', 'Notas e etiquetas sobre quem foi consultado.'],
  ['Lotes', 'Listas de consultas em segundo plano.'],
  ['Empresas', 'A base de dados abertos do CNPJ: empresas, grupos e busca.'],
  ['Acompanhamento', 'Empresas seguidas, e o que nelas mudou.'],
  ['Planos e pagamentos', 'Assinatura por Pix, códigos e recibos.'],
  ['Chaves de API', 'Chaves para programas.'],
  ['Webhooks', 'Para onde contar o que acontece na conta.'],
  ['Avisos', 'Mensagens da administração e eventos ao vivo.'],
  ['Mensagens', 'Sugestões e contato.'],
  ['WhatsApp', 'Números ligados à conta.'],
  ['Titulares', 'Pedidos de quem é dono dos dados.'],
  ['Público', 'O que todos podem ver.'],
  ['Saúde', 'Para balanceadores e monitores.'],
  ['Administração', 'Só para administradores.'],
] as const;

/** The description of the whole API, made from the code. */
export function openApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('API do Nítido')
    .setDescription(
      'Consultas claras, com responsabilidade. Todo erro traz `error` (texto), `code` (estável) e `requestId`.',
    )
    .setOpenAPIVersion('3.1.0')
    .setVersion('1')
    .addServer('/', 'Este servidor')
    .addBearerAuth();
  return withDescribedErrors(withoutPart(wholeDocument(app, builder, TAGS), isOfPublicApi));
}

/** Serves /api/openapi.json and the browsable /api/docs, which loads nothing from elsewhere. */
export function serveOpenApi(app: NestFastifyApplication): void {
  limitDocuments(app.getHttpAdapter().getInstance(), app.get(PlatformConfig));
  SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
    jsonDocumentUrl: 'api/openapi.json',
    // As YAML the library would write it anew for each reader, which keeps everybody else waiting for half a second.
    raw: ['json'],
    customSiteTitle: 'API do Nítido',
  });
  servePublicApiDocument(app);
  const docsPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onSend', (request, reply, _payload, done) => {
      // No promise, since every answer passes here.
      if (request.url.startsWith('/api/docs')) {
        reply.header('content-security-policy', docsPolicy);
        const type = String(reply.getHeader('content-type'));
        if (/^[\w/]+(html|javascript)$/.test(type)) reply.type(`${type}; charset=utf-8`);
      }
      done();
    });
}
