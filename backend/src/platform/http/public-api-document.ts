import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, type OpenAPIObject } from '@nestjs/swagger';
import { PlatformConfig } from '../config/platform.config.js';
import { isOfPublicApi } from './allowed-methods.js';
import { withDescribedErrors } from './described-errors.js';
import { partOf, wholeDocument } from './part-of-document.js';
import { withKeyRefusals, withProblems } from './problem-answers.js';

const ABOUT = `Consultas para programas, com uma chave de API em \`Authorization: Bearer\`.

As chaves são criadas em Meu Perfil. As de teste (\`nit_test_…\`) respondem sobre pessoas fictícias, sem descontar do plano. Todo erro é
\`application/problem+json\`, com \`code\` (estável) e \`requestId\`, que vem também em \`X-Request-Id\`. Não há CORS: uma chave não
se põe em uma página. \`HEAD\` responde como \`GET\`, sem o corpo, e conta como ele. O que muda está em docs/api-changelog.md; o que sai é avisado doze meses antes, no cabeçalho \`Deprecation\`.`;

const TAGS = [
  ['Consultas', 'Uma chamada por tipo de consulta.'],
  ['Histórico', 'O que a conta já consultou.'],
  ['Lotes', 'Listas de consultas em segundo plano.'],
  ['Empresas', 'A base de dados abertos do CNPJ: empresas, grupos e busca.'],
  ['Acompanhamento', 'Empresas seguidas, e o que nelas mudou.'],
  ['Webhooks', 'Para onde contar o que acontece na conta.'],
  ['Uso', 'Quanto do plano foi usado.'],
  ['Serviço', 'Como o serviço está.'],
] as const;

/** As SPDX writes what is in none of its lists. */
const LICENSE = { name: 'Termos de uso', identifier: 'LicenseRef-Termos-de-Uso' };

/** The description of the public API, made from the code. */
export function publicApiDocument(app: NestFastifyApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('API pública do Nítido')
    .setDescription(ABOUT)
    .setOpenAPIVersion('3.1.0')
    .setVersion('1.0.0')
    .addServer('/', 'Este servidor')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: 'A chave de API.' });
  const whole = wholeDocument(app, builder, TAGS);
  const told = withProblems(withDescribedErrors(withKeyRefusals(partOf(whole, isOfPublicApi))));
  return partOf({ ...told, info: { ...told.info, license: LICENSE } }, isOfPublicApi);
}

/** Serves it to everybody at /v1/openapi.json, with the address at which people reach the product. */
export function servePublicApiDocument(app: NestFastifyApplication): void {
  const { publicUrl } = app.get(PlatformConfig);
  let text: string | null = null;
  app
    .getHttpAdapter()
    .getInstance()
    .get('/v1/openapi.json', (_request, reply) => {
      text ??= JSON.stringify({ ...publicApiDocument(app), servers: [{ url: publicUrl }] });
      void reply.type('application/json; charset=utf-8').send(text);
    });
}
