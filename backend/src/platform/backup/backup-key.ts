import { ConfigurationError, readConfig } from '../config/read-config.js';
import { BackupConfig } from './backup.config.js';

/** The key of copies. Throws a ConfigurationError without one, or when it is also a key of the data: whoever has a copy would open those too. */
export function backupKey(): Buffer {
  const { env } = process;
  const { BACKUP_KEY } = readConfig(BackupConfig, env);
  if (env.ENCRYPTION_KEYS?.includes(BACKUP_KEY) || env.SUBJECT_HASH_KEY === BACKUP_KEY) {
    throw new ConfigurationError(['BACKUP_KEY: use uma chave só para as cópias, diferente das que cifram os dados']);
  }
  return Buffer.from(BACKUP_KEY, 'base64');
}
