import type { FastifyInstance } from 'fastify';
import { errorCodes } from 'fastify';

/** Where mail programs stop e-mails: `List-Unsubscribe-Post` makes them send a form. */
export const ONE_CLICK_ROUTE = 'api/unsubscribe';

const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Lets a form in where RFC 8058 wants one, and nowhere else: a foreign page may send forms unasked. What it holds is
 * not read; the address says all.
 */
export function takeOneClickForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(FORMS, (request, payload, done) => {
    if (request.routeOptions.url !== `/${ONE_CLICK_ROUTE}/:token`) {
      done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(request.headers['content-type']));
      return;
    }
    payload.resume();
    done(null, undefined);
  });
}
