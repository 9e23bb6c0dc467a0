import type { Server } from 'node:http';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Sql } from '../database/sql.js';
import { WriterSql } from '../database/writer-sql.js';
import { EventStreams } from '../http/event-streams.js';
import type { FinishedRequests } from '../http/finished-requests.js';
import { countEvents, countRequests } from './count-events.js';
import { backupGauge, companiesGauges, databaseGauges, dataRequestsGauge } from './gauges.js';
import { metricsOf, type ProductMetrics } from './metrics.js';
import { listenForMetrics } from './metrics-server.js';
import { TelemetryConfig } from './telemetry.config.js';

/** Metrics and traces, each only where the settings want it. They are of the process: two products in one would share them. */
@Injectable()
export class Telemetry implements OnApplicationShutdown {
  private metrics: ProductMetrics | null = null;
  private server: Server | null = null;
  private readonly ends: Array<() => void | Promise<void>> = [];

  constructor(
    private readonly config: TelemetryConfig,
    private readonly sql: Sql,
    private readonly writer: WriterSql,
    private readonly streams: EventStreams,
  ) {}

  /** Begins to watch, before anything is served. */
  async watch(fastify: FastifyInstance, finished: FinishedRequests): Promise<void> {
    if (this.config.metered) {
      const pools = () => ({ shared: this.sql.load, writer: this.writer.load });
      this.metrics = metricsOf({ pools, streams: () => this.streams.count });
      finished.hear(countRequests(this.metrics));
      this.ends.push(countEvents(this.metrics));
    }
    if (this.config.traced) {
      const { startTraces } = await import('./traces.js');
      this.ends.push(startTraces(this.config, fastify, finished));
    }
  }

  /** Shows the metrics, once everything has started. */
  async listen(): Promise<void> {
    const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = this.config;
    if (port === undefined || !this.metrics) return;
    const { registry } = this.metrics;
    const { sql, metrics } = this;
    const readings = [
      databaseGauges(sql, metrics),
      backupGauge(sql, metrics),
      companiesGauges(metrics),
      dataRequestsGauge(metrics),
    ];
    const read = async () => {
      await Promise.all(readings.map((readOne) => readOne()));
      return registry.metrics();
    };
    this.server = await listenForMetrics({ host, port, token }, { contentType: registry.contentType, read });
  }

  async onApplicationShutdown(): Promise<void> {
    this.server?.close();
    this.server?.closeAllConnections();
    await Promise.all(this.ends.map((end) => end()));
  }
}
