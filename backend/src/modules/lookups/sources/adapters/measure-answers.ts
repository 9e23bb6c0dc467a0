import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { HealthMeter } from '../application/health-meter.js';

/** Counts every answer of the API: it went well unless it was an accident of ours (500), whatever it said. */
@Injectable()
export class MeasureAnswers implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost,
    private readonly meter: HealthMeter,
  ) {}

  onModuleInit(): void {
    const fastify = this.host.httpAdapter?.getInstance<FastifyInstance | undefined>();
    fastify?.addHook?.('onResponse', (request, reply, done) => {
      if (request.url.startsWith('/api')) this.meter.note('api', reply.statusCode === 500 ? 'failed' : 'ok');
      done();
    });
  }
}
