import { Matches } from 'class-validator';
import { DatabaseAddress } from '../config/database-address.js';

/** What copies of the database are made with; only those commands read it. */
export class BackupConfig {
  /** 32 bytes in base64 that encrypt copies of the database; none of ENCRYPTION_KEYS, and kept in other places than the copies. */
  @Matches(/^[A-Za-z0-9+/]{43}=$/, {
    message: 'BACKUP_KEY: informe 32 bytes em base64, como os de "openssl rand -base64 32"',
  })
  BACKUP_KEY!: string;
}

/** Which database is copied: without its address PostgreSQL's client would look for one by itself. */
export class CopiedDatabaseConfig {
  @DatabaseAddress()
  DATABASE_URL!: string;
}

export class MovedDatabaseConfig extends CopiedDatabaseConfig {
  @DatabaseAddress()
  TARGET_DATABASE_URL!: string;
}
