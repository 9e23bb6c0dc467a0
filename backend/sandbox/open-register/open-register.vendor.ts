import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SANDBOX_CREDENTIALS } from '../credentials.js';
import type { Vendor } from '../vendor.js';
import { Published } from './published.js';

const ROOT = '/dados-abertos/public.php/webdav';
const AUTHORISED = `Basic ${Buffer.from(`${SANDBOX_CREDENTIALS.cnpjShareToken}:`).toString('base64')}`;
const FAULT = '<?xml version="1.0" encoding="utf-8"?>\n<d:error xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns"/>';

/** The tax authority's open data: a share of Nextcloud over WebDAV, the token as user, an empty password. */
export function openRegister(newest?: string): Vendor {
  const published = new Published(newest);
  return {
    key: 'dados-abertos',
    prefix: '/dados-abertos',
    title: 'Dados abertos do CNPJ',
    about: `PROPFIND ${ROOT}/{mês}/`,
    faultReplies: {
      notFound: () => ({ status: 404, body: FAULT }),
      serverError: { status: 500, body: FAULT },
      rateLimited: { status: 429, body: FAULT },
    },
    magicFault: () => null,
    routes(scope) {
      if (!scope.supportedMethods.includes('PROPFIND')) scope.addHttpMethod('PROPFIND', { hasBody: true });
      scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null, null));
      scope.addHook('onRequest', async (request, reply) => {
        if (request.headers.authorization !== AUTHORISED) return answer(reply, 401, FAULT);
      });
      listing(scope, published);
      scope.get<{ Params: { month: string; name: string } }>(
        '/public.php/webdav/:month/:name',
        async (request, reply) => {
          const bytes = (await published.filesOf(request.params.month))?.get(request.params.name);
          return bytes ? sendPart(request, reply, bytes) : answer(reply, 404, FAULT);
        },
      );
    },
  };
}

function listing(scope: FastifyInstance, published: Published): void {
  const root = async (_request: FastifyRequest, reply: FastifyReply) =>
    answer(reply, 207, multistatus([folder(''), ...published.months.map((month) => folder(`${month}/`))]));
  const month = async (request: FastifyRequest, reply: FastifyReply) => {
    const { month: asked } = request.params as { month: string };
    const files = await published.filesOf(asked);
    if (!files) return answer(reply, 404, FAULT);
    return answer(
      reply,
      207,
      multistatus([folder(`${asked}/`), ...[...files].map(([name, bytes]) => file(`${asked}/${name}`, bytes))]),
    );
  };
  for (const url of ['/public.php/webdav', '/public.php/webdav/'])
    scope.route({ method: 'PROPFIND', url, handler: root });
  for (const url of ['/public.php/webdav/:month', '/public.php/webdav/:month/'])
    scope.route({ method: 'PROPFIND', url, handler: month });
}

/** The bytes, or what is asked for of them. */
function sendPart(request: FastifyRequest, reply: FastifyReply, bytes: Buffer) {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? Number.NaN);
  reply.header('accept-ranges', 'bytes').header('etag', etagOf(bytes)).type('application/zip');
  if (Number.isNaN(from)) return reply.send(bytes);
  if (from >= bytes.length) return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  reply.header('content-range', `bytes ${from}-${bytes.length - 1}/${bytes.length}`);
  return reply.code(206).send(bytes.subarray(from));
}

function answer(reply: FastifyReply, status: number, body: string) {
  return reply.code(status).type('application/xml; charset=utf-8').send(body);
}

function multistatus(responses: readonly string[]): string {
  const names = 'xmlns:d="DAV:" xmlns:s="http://sabredav.org/ns" xmlns:oc="http://owncloud.org/ns"';
  return `<?xml version="1.0"?>\n<d:multistatus ${names}>${responses.join('')}</d:multistatus>`;
}

function folder(path: string): string {
  return response(path, '<d:resourcetype><d:collection/></d:resourcetype>');
}

function file(path: string, bytes: Buffer): string {
  const etag = etagOf(bytes).replaceAll('"', '&quot;');
  return response(
    path,
    `<d:getcontentlength>${bytes.length}</d:getcontentlength><d:resourcetype/><d:getetag>${etag}</d:getetag>`,
  );
}

function response(path: string, properties: string): string {
  return `<d:response><d:href>${ROOT}/${path}</d:href><d:propstat><d:prop>${properties}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
