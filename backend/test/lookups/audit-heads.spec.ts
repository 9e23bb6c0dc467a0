import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { AuditChain } from '../../src/modules/lookups/audit/adapters/audit-chain.store.js';
import { AuditHeads } from '../../src/modules/lookups/audit/adapters/audit-heads.store.js';
import { SealAuditJob } from '../../src/modules/lookups/audit/adapters/seal-audit.job.js';
import { TimeStamps } from '../../src/modules/lookups/audit/adapters/time-stamps.js';
import type { LookupsConfig } from '../../src/modules/lookups/lookups.config.js';
import type { Clock } from '../../src/platform/clock.js';
import { RecordMac } from '../../src/platform/crypto/record-mac.js';
import { SubjectHash } from '../../src/platform/crypto/subject-hash.js';
import { Sql } from '../../src/platform/database/sql.js';
import { Jobs } from '../../src/platform/jobs/jobs.js';
import { JOB_ROUND, type JobRound } from '../../src/platform/telemetry/events.js';
import { createTestDatabase } from '../harness/test-database.js';
import { type TimeStampAuthority, timeStampAuthority } from './time-stamp-authority.js';

const SEAL = 'ab'.repeat(32);
const KEY = Buffer.alloc(32, 7).toString('base64');
const DAY_MS = 24 * 3_600_000;

describe('The heads of the audit’s chain, noted in a file', () => {
  let folder: string;
  let file: string;
  let authority: TimeStampAuthority;
  let now: number;

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nitido-heads-'));
    file = join(folder, 'heads.jsonl');
    authority = await timeStampAuthority('Autoridade');
    now = Date.now();
  });

  afterEach(() => {
    authority.close();
    rmSync(folder, { recursive: true });
  });

  const clock = { now: () => new Date(now) } as Clock;

  function headsOf({ url, certificate }: Pick<TimeStampAuthority, 'url' | 'certificate'>): AuditHeads {
    const certificates = join(folder, 'authority.pem');
    writeFileSync(certificates, `${certificate}\n${certificate}`);
    const settings = { AUDIT_TIME_STAMP_URL: url, AUDIT_TIME_STAMP_CERTIFICATES: certificates };
    const config = { AUDIT_HEAD_FILE: file, ...settings } as LookupsConfig;
    return new AuditHeads(config, clock, new TimeStamps(config));
  }

  it('are stamped by the authority once a day, and noted each time', async () => {
    const heads = headsOf(authority);
    for (const number of [1, 2]) await heads.note({ number, seal: SEAL });
    now += DAY_MS;
    await heads.note({ number: 3, seal: SEAL });
    const lines = readFileSync(file, 'utf8').trim().split('\n');
    expect(lines.map((line) => 'stamp' in JSON.parse(line))).toEqual([true, false, true]);
    const noted = await heads.noted();
    expect(noted.heads.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(noted.unstamped).toEqual([]);
  });

  it('that were changed, or stamped by somebody else, are told', async () => {
    await headsOf(authority).note({ number: 1, seal: SEAL });
    const stranger = await timeStampAuthority('Autoridade');
    await headsOf(stranger).note({ number: 2, seal: SEAL });
    stranger.close();
    expect((await headsOf(authority).noted()).unstamped).toEqual([2]);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(SEAL, 'cd'.repeat(32)));
    expect((await headsOf(authority).noted()).unstamped).toEqual([1, 2]);
  });

  it('are noted without a stamp while the authority does not answer', async () => {
    await headsOf({ ...authority, url: 'http://127.0.0.1:9' }).note({ number: 1, seal: SEAL });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ number: 1, seal: SEAL });
  });

  it('are not promised where no certificate of the authority can be read', async () => {
    const heads = headsOf({ ...authority, certificate: 'none' });
    const told = /^AUDIT_TIME_STAMP_CERTIFICATES: não há certificados .* em .*authority\.pem$/;
    await expect(heads.assertWritable()).rejects.toThrow(told);
    rmSync(join(folder, 'authority.pem'));
    await expect(heads.assertWritable()).rejects.toThrow(told);
    await expect(headsOf(authority).assertWritable()).resolves.toBeUndefined();
  });

  it('that cannot be noted are a failed round, of which operators are told', async () => {
    const failed: string[] = [];
    const hear = (round: unknown) => void failed.push((round as JobRound).name);
    JOB_ROUND.error.subscribe(hear);
    mkdirSync(file);
    const database = await createTestDatabase();
    const sql = new Sql({ driver: { master: database.sql } } as unknown as DataSource);
    await sql.query(
      `INSERT INTO lookup_audit_seals (number, sealed_at, records, ids, row_hashes, unmarked, seal, records_until)
       VALUES (1, now(), 'lookups', '{}', '', '{}', $1, now())`,
      [Buffer.from(SEAL, 'hex')],
    );
    const chain = new AuditChain(sql, new SubjectHash(KEY), new RecordMac(`1:${KEY}`));
    await new SealAuditJob(chain, headsOf(authority), new Jobs(sql)).onApplicationShutdown();
    JOB_ROUND.error.unsubscribe(hear);
    await database.drop();
    expect(failed).toEqual(['NoteAuditHead']);
  });

  it('are noted once, whichever instance comes first', async () => {
    const [one, other] = [headsOf(authority), headsOf(authority)];
    for (const number of [1, 2]) for (const heads of [one, other]) await heads.note({ number, seal: SEAL });
    await other.note({ number: 2, seal: 'cd'.repeat(32) });
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(3);
  });

  it('are kept once where a file holds one again and again, but one number with two seals twice', async () => {
    const line = (number: number, seal: string) => `${JSON.stringify({ number, seal })}\n`;
    const other = 'cd'.repeat(32);
    writeFileSync(file, [line(1, SEAL), line(2, other), line(1, SEAL), line(2, SEAL), line(2, other)].join(''));
    expect((await headsOf(authority).noted()).heads).toEqual([
      { number: 1, seal: SEAL },
      { number: 2, seal: other },
      { number: 2, seal: SEAL },
    ]);
  });

  it('may end in a line that was half-written', async () => {
    writeFileSync(file, `{"number":1,"seal":"${SEAL}"}\n{"number":2,"se`);
    expect((await headsOf(authority).noted()).heads).toEqual([{ number: 1, seal: SEAL }]);
  });
});
