import { Global, Module } from '@nestjs/common';
import { PlatformConfig } from '../config/platform.config.js';
import { CheckKeys } from './check-keys.js';
import { FieldCipher } from './field-cipher.js';
import { KeepKeyMark } from './keep-key-mark.job.js';
import { RecordMac } from './record-mac.js';
import { RotateKeys } from './rotate-keys.js';
import { SubjectHash } from './subject-hash.js';

@Global()
@Module({
  providers: [
    RotateKeys,
    CheckKeys,
    KeepKeyMark,
    {
      provide: FieldCipher,
      inject: [PlatformConfig],
      useFactory: (c: PlatformConfig) => new FieldCipher(c.ENCRYPTION_KEYS),
    },
    {
      provide: RecordMac,
      inject: [PlatformConfig],
      useFactory: (c: PlatformConfig) => new RecordMac(c.ENCRYPTION_KEYS),
    },
    {
      provide: SubjectHash,
      inject: [PlatformConfig],
      useFactory: (c: PlatformConfig) => new SubjectHash(c.SUBJECT_HASH_KEY),
    },
  ],
  exports: [FieldCipher, RecordMac, SubjectHash, RotateKeys, CheckKeys],
})
export class CryptoModule {}
