import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { SkipThrottle } from '@nestjs/throttler';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../kernel/errors.js';
import { NOWHERE } from '../../kernel/site-pages.js';
import { PlatformConfig } from '../config/platform.config.js';
import { Access } from './access.js';
import { asksForPage, isOfPrograms } from './asks-for-page.js';
import { CspSources } from './csp-sources.js';
import { placeOf, withHead } from './page-head.js';
import { WEB_ROOT } from './web-root.js';

/** What no page's address looks like; a person who comes to one reads that it leads nowhere. */
const UNLIKE_PAGES = /^\/(?:api|v1)|\.[a-z0-9]{2,5}$/i;
const NONCE_MARK = '__CSP_NONCE__';

/** Serves the page of every path that is neither the API nor a file, as it was rendered at build time, with its own head and a fresh nonce in its content policy. */
@ApiExcludeController()
@SkipThrottle()
@Access('public')
@Controller()
export class WebPageController {
  private readonly files = renderedFiles();

  constructor(
    private readonly sources: CspSources,
    private readonly config: PlatformConfig,
  ) {}

  @Get(['/', '*'])
  async page(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const path = request.url.split('?')[0] ?? '/';
    const isNone = UNLIKE_PAGES.test(path);
    const place = placeOf(isNone ? NOWHERE : path);
    const file = this.files.get(place.rendered);
    if (!file || isOfPrograms(path) || (isNone && !asksForPage(request.headers))) {
      throw new AppError('not-found', 'ROUTE_NOT_FOUND', 'Endereço não encontrado.');
    }
    if (place.kind !== 'listed') void reply.header('x-robots-tag', 'noindex');
    const html = await this.read(file);
    const nonce = randomBytes(16).toString('base64');
    void reply
      .status(place.kind === 'unknown' ? 404 : 200)
      .header('content-security-policy', this.policy(nonce))
      // Without no-store a browser keeps the page whole for the way back; what follows a secret is kept nowhere.
      .header('cache-control', place.secret ? 'no-store' : 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(withHead(html, place, this.config.publicUrl).replaceAll(NONCE_MARK, nonce));
  }

  /** From the disk, whose pages the system keeps at hand: as texts they would be five megabytes of this process. A demonstration's say that they are one. */
  private async read(file: string): Promise<string> {
    const html = await readFile(file, 'utf8');
    return this.config.SANDBOX_URL === undefined ? html : html.replace('<html ', '<html data-demonstration ');
  }

  private policy(nonce: string): string {
    const { scripts, frames, connections } = this.sources;
    return [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}' ${scripts.join(' ')}`.trim(),
      `style-src 'self' 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      `connect-src 'self' ${connections.join(' ')}`.trim(),
      `frame-src ${frames.join(' ') || "'none'"}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      // The captcha's script makes policies of names that are its own, so that names are not listed.
      "require-trusted-types-for 'script'",
    ].join('; ');
  }
}

/** Where what the build rendered lies, by place. */
function renderedFiles(): ReadonlyMap<string, string> {
  const folder = join(WEB_ROOT, 'pages');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return new Map(files.map((file) => [decodeURIComponent(file.replace(/\.html$/, '')), join(folder, file)]));
}
