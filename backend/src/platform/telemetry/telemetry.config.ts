import { Type } from 'class-transformer';
import { IsOptional, IsString, Matches, Max, Min, MinLength, ValidateIf } from 'class-validator';
import { WebAddress, WholeNumber } from '../config/setting.decorators.js';

const SHARE = { message: 'OTEL_TRACES_SAMPLER_ARG: informe uma parte de 0 a 1' };
const HEADERS = 'OTEL_EXPORTER_OTLP_HEADERS: informe nome=valor, separados por vírgulas';
const LOOPBACK = /^(127\.|::1$|localhost$)/;

/** Where metrics are shown and traces sent; without them nothing of either runs. */
export class TelemetryConfig {
  NODE_ENV?: string;

  /** The port of `/metrics`, of its own; none: no metrics are kept. */
  @IsOptional()
  @WholeNumber(1, 65_535)
  METRICS_PORT?: number;

  /** The address of that port; beyond loopback production wants `METRICS_TOKEN` too. */
  @IsString()
  METRICS_HOST = '127.0.0.1';

  /** What `/metrics` then asks for, as `Authorization: Bearer …`; 32 characters or more. */
  @ValidateIf((config: TelemetryConfig) => config.METRICS_TOKEN !== undefined || config.needsToken)
  @MinLength(32, { message: 'METRICS_TOKEN: informe um segredo de 32 caracteres ou mais' })
  METRICS_TOKEN?: string;

  /** Where traces are sent to by OTLP over HTTP, without `/v1/traces`; none: nothing is traced. */
  @IsOptional()
  @WebAddress()
  OTEL_EXPORTER_OTLP_ENDPOINT?: string;

  /** Sent along with traces, as `name=value,name=value`; a key of the collector for one. */
  @IsOptional()
  @Matches(/^[\w-]+=[^,\r\n]+(,[\w-]+=[^,\r\n]+)*$/, { message: HEADERS })
  OTEL_EXPORTER_OTLP_HEADERS?: string;

  /** Which part of all requests is traced, drawn here: what a caller wishes does not count. */
  @Type(() => Number)
  @Min(0, SHARE)
  @Max(1, SHARE)
  OTEL_TRACES_SAMPLER_ARG = 0.05;

  get metered(): boolean {
    return this.METRICS_PORT !== undefined;
  }

  get traced(): boolean {
    return this.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined;
  }

  get traceHeaders(): Record<string, string> {
    const pairs = this.OTEL_EXPORTER_OTLP_HEADERS?.split(',') ?? [];
    return Object.fromEntries(
      pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
    );
  }

  private get needsToken(): boolean {
    return this.metered && this.NODE_ENV === 'production' && !LOOPBACK.test(this.METRICS_HOST);
  }
}
