import 'reflect-metadata';
import { ConfigurationError } from '../config/configuration-error.js';
import { productionFaults } from '../config/platform.config.js';
import { readConfig } from '../config/read-config.js';
import { TelemetryConfig } from './telemetry.config.js';

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(TelemetryConfig, env);
    return [];
  } catch (error) {
    return (error as ConfigurationError).faults;
  }
};

describe('The settings of metrics and traces', () => {
  it('leave both off', () => {
    const config = readConfig(TelemetryConfig, {});
    expect([config.metered, config.traced, config.METRICS_HOST]).toEqual([false, false, '127.0.0.1']);
  });

  it('want a token where production shows metrics beyond its own machine', () => {
    const env = { NODE_ENV: 'production', METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
    expect(faultsOf(env).join()).toMatch(/^METRICS_TOKEN: /);
    expect(faultsOf({ ...env, METRICS_TOKEN: 'curto' }).join()).toMatch(/^METRICS_TOKEN: /);
    expect(faultsOf({ ...env, METRICS_TOKEN: 't'.repeat(32) })).toEqual([]);
    expect(faultsOf({ ...env, METRICS_HOST: '::1' })).toEqual([]);
    expect(faultsOf({ ...env, NODE_ENV: 'development' })).toEqual([]);
    expect(faultsOf({ NODE_ENV: 'production', METRICS_HOST: '0.0.0.0' })).toEqual([]);
  });

  it.each([
    [{ METRICS_PORT: '0' }, 'METRICS_PORT'],
    [{ METRICS_PORT: 'on' }, 'METRICS_PORT'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://x:4317' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'authorization: x' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG'],
    [{ OTEL_TRACES_SAMPLER_ARG: 'always' }, 'OTEL_TRACES_SAMPLER_ARG'],
  ])('refuse %p by its name', (env, name) => {
    expect(faultsOf(env)).toEqual([expect.stringMatching(`^${name}: `)]);
  });

  it.each([
    ['http://127.0.0.1:4318', 0],
    ['http://collector:4318', 0],
    ['https://otel.exemplo.com.br', 0],
    ['http://otel.exemplo.com.br:4318', 1],
  ])('send traces in clear to no other machine in production: %s', (OTEL_EXPORTER_OTLP_ENDPOINT, faults) => {
    const env = { NODE_ENV: 'production', PUBLIC_URL: 'https://nitido.example', OTEL_EXPORTER_OTLP_ENDPOINT };
    expect(productionFaults(env)).toHaveLength(faults);
  });

  it('read the collector’s key, whatever it holds', () => {
    const config = readConfig(TelemetryConfig, { OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic YQ==,x-team=a' });
    expect(config.traceHeaders).toEqual({ authorization: 'Basic YQ==', 'x-team': 'a' });
  });
});
