import { ledgerOf } from '../../billing/billing-world.js';
import type { RunningApp } from '../../harness/start-app.js';
import { until } from '../../harness/until.js';
import { Subscriber } from '../../lookups/lookups-world.js';
import type { Load } from './load.js';

/** What was acknowledged and is not there, or is there twice; and instances that do not hear of each other any more. */
export async function faultsIn(load: Load, apps: readonly RunningApp[]): Promise<string[]> {
  const { sql } = apps[0]!;
  const once = async (table: string) => {
    const { rows } = await sql.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM unnest($1::text[]) AS told(protocolo)
       WHERE (SELECT count(*) FROM ${table} t WHERE t.protocolo = told.protocolo) <> 1`,
      [load.protocols],
    );
    return rows[0]?.n ? [`${rows[0].n} lookups not once in ${table}`] : [];
  };
  const { rows: doubled } = await sql.query(
    'SELECT FROM lookup_audit GROUP BY account_id, subject_hash HAVING count(*) > 1',
  );
  return [
    ...(await once('lookup_history')),
    ...(await once('lookup_audit')),
    ...(doubled.length > 0 ? [`${doubled.length} lookups doubled`] : []),
    ...(await paymentFaults(load)),
    ...(await signalFaults(apps)),
  ];
}

async function paymentFaults({ purchases }: Load): Promise<string[]> {
  const faults: string[] = [];
  for (const { customer, paymentId } of purchases) {
    const settled = await until(async () => (await ledgerOf(customer.app, paymentId)).includes('aprovado'), 60).catch(
      () => false,
    );
    const [days, ledger] = [await customer.grantedDays(), await ledgerOf(customer.app, paymentId)];
    if (!settled) faults.push(`payment ${paymentId} is lost: ${ledger}`);
    else if (`${days}` !== '7' || `${ledger}` !== 'criado,aguardando,aprovado')
      faults.push(`payment ${paymentId}: ${days}, ${ledger}`);
  }
  return faults;
}

/** A session that ends at one instance, of which the other hears by a signal or not at all. */
async function signalFaults([one, two]: readonly RunningApp[]): Promise<string[]> {
  if (!one || !two) return [];
  const ana = await Subscriber.of(one);
  const there = async () => (await ana.at(two).get('/api/user/history')).status;
  const before = await there();
  await ana.http.post('/api/auth/logout');
  const heard = await until(async () => (await there()) === 401, 5).catch(() => false);
  return before === 200 && heard ? [] : ['instances do not hear of each other'];
}
