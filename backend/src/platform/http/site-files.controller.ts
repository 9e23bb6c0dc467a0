import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { SITE_PAGES } from '../../kernel/site-pages.js';
import { PlatformConfig } from '../config/platform.config.js';
import { Access } from './access.js';

/** What search engines ask for first. Pages that are not to be listed say so themselves, so nobody is kept from reading that. */
@ApiExcludeController()
@Access('public')
@Controller()
export class SiteFilesController {
  constructor(private readonly config: PlatformConfig) {}

  @Get('robots.txt')
  @Header('content-type', 'text/plain; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  robots(): string {
    return ['User-agent: *', 'Disallow: /api/', `Sitemap: ${this.address('/sitemap.xml')}`, ''].join('\n');
  }

  @Get('sitemap.xml')
  @Header('content-type', 'application/xml; charset=utf-8')
  @Header('cache-control', 'public, max-age=3600')
  sitemap(): string {
    const urls = SITE_PAGES.map(({ path }) => `  <url><loc>${this.address(path)}</loc></url>`);
    const set = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
    return ['<?xml version="1.0" encoding="UTF-8"?>', set, ...urls, '</urlset>', ''].join('\n');
  }

  private address(path: string): string {
    return this.config.page(path).replaceAll('&', '&amp;');
  }
}
