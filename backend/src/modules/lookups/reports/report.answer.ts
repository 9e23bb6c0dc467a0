import { applyDecorators, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { ApiErrors } from '../../../platform/http/route.decorators.js';
import type { Report } from './make-report.js';

export const REPORT_CODE = '7Q2M-K9XD-R4TB-0WPN-H3E8-2JVC-6A5F';

/** A call whose answer is a report. */
export function ApiReport(): MethodDecorator {
  return applyDecorators(
    ApiProduces('application/pdf'),
    ApiOkResponse({
      description: 'O relatório.',
      schema: { type: 'string', format: 'binary' },
      headers: {
        'X-Verification-Code': {
          description: 'O código com que qualquer pessoa confere o relatório em `/verificar/{code}`.',
          schema: { type: 'string', example: REPORT_CODE },
        },
      },
    }),
    ApiErrors({
      404: '`NOT_FOUND`: Consulta não encontrada no histórico.',
      409: '`REPORT_NOT_AVAILABLE`: Esta consulta não tem resultado guardado para um relatório. · O resultado desta consulta é grande demais para um relatório.',
      429: '`RATE_LIMITED`: Muitas tentativas em pouco tempo. Aguarde e tente novamente.',
      451: '`SUBJECT_SUPPRESSED`: Os dados desta pessoa não estão disponíveis.',
      503: '`REPORTS_BUSY`: Muitos relatórios estão sendo feitos agora. Tente novamente em instantes. · `UNAVAILABLE`: enquanto não se sabe quem está suprimido.',
    }),
  );
}

export function reportFile({ pdf, code, fileName }: Report, reply: FastifyReply): StreamableFile {
  reply.header('x-verification-code', code).header('cache-control', 'no-store');
  return new StreamableFile(pdf, { type: 'application/pdf', disposition: `attachment; filename="${fileName}"` });
}
