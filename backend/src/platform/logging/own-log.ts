import { Logger as NestLogger } from '@nestjs/common';
import { Logger, PinoLogger } from 'nestjs-pino';
import { PlatformConfig } from '../config/platform.config.js';
import { readConfig } from '../config/read-config.js';
import { logOptions } from './log-options.js';

/**
 * Starts a product that logs at its own level, where others run beside it in one process: Nest and nestjs-pino have one logger
 * for all. Which level holds for a line follows from where its socket, timer or job began; where that is lost, none is.
 */
export function withOwnLog<T>(start: () => Promise<T>): Promise<T> {
  const config = readConfig(PlatformConfig);
  const params = { pinoHttp: { ...logOptions({ LOG_LEVEL: 'trace' }), stream: process.stdout } };
  const pino = new PinoLogger(params);
  NestLogger.overrideLogger(new Logger(pino, params));
  const atItsLevel = (): Promise<T> => {
    pino.logger.level = config.LOG_LEVEL;
    return start();
  };
  return pino.runInContext(atItsLevel, { bindings: {} });
}
