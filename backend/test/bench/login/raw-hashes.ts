import { hash, verify } from '@node-rs/argon2';

/** What the product keeps passwords with: argon2id of 19 MiB and two passes. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Passwords that this machine verifies each second with nothing else to do, so many at a time. */
export async function rawHashRate(atOnce: number, seconds: number): Promise<number> {
  const stored = await hash('Garoa-2026', COST);
  const started = performance.now();
  const deadline = started + seconds * 1000;
  let hashes = 0;
  const worker = async () => {
    for (; performance.now() < deadline; hashes++) await verify(stored, 'Garoa-2026');
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return hashes / ((performance.now() - started) / 1000);
}
