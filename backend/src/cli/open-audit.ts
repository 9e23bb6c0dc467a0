import { AuditCommand } from '../modules/lookups/index.js';
import { openProduct } from './open-product.js';

/** The product's audit, and how to leave it. */
export async function openAudit(): Promise<{ command: AuditCommand; close: () => Promise<void> }> {
  const app = await openProduct();
  return { command: app.get(AuditCommand), close: () => app.close() };
}
